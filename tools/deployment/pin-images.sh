#!/bin/sh
# Asks the registries which images the tags of Dockerfile and docker-compose.yml mean today, and prints them by digest, one
# variable a line: a file .env beside docker-compose.yml with these lines builds and runs these very images from then on.
#
#   sh tools/deployment/pin-images.sh >.env.new && mv .env.new .env
#
# Needs Docker with buildx, and the network. Reads nothing but docker-compose.yml.
set -eu
compose="$(dirname "$0")/../../docker-compose.yml"

# Every image there is written ${NAME_IMAGE:-name:tag}.
sed -n 's/.*\${\([A-Z_]*_IMAGE\):-\([^}]*\)}.*/\1 \2/p' "$compose" | sort -u | while read -r variable image; do
  digest="$(docker buildx imagetools inspect --format '{{.Manifest.Digest}}' "$image")"
  case "$digest" in
    sha256:*) echo "$variable=$image@$digest" ;;
    *) echo "No digest for $image: \"$digest\"" >&2; exit 1 ;;
  esac
done
