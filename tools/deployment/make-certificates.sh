#!/bin/sh
# Makes the certificates of a KurrentDB cluster with openssl: an authority of its own, and one certificate and key for each node.
#
#   sh tools/deployment/make-certificates.sh FOLDER NODE [NODE ...]
#
# NODE is the host name (or IP address) by which the node is called. What is made:
#   FOLDER/authority/ca.key    the authority's key; needed for the next certificate only, so keep it elsewhere
#   FOLDER/ca/ca.crt           what nodes (TrustedRootCertificatesPath: FOLDER/ca) and clients (tlsCAFile) trust
#   FOLDER/NODE/node.crt, .key the node's own
# Running it again leaves what is there, and renews a node's certificate in its last thirty days. KEY_MODE sets who may read the nodes'
# keys; 600 (the owner) unless told otherwise.
#
# What a node's certificate must hold: docs of the server, "Protocol security". All nodes share one common name; a node is a
# server and, to the other nodes, a client, so both usages stand in it.
set -eu

if [ "$#" -lt 2 ]; then
  echo "Usage: make-certificates.sh FOLDER NODE [NODE ...], such as: make-certificates.sh certificates kurrentdb-1 kurrentdb-2" >&2
  exit 2
fi
command -v openssl >/dev/null || { echo "openssl is not installed: install it, or run this where it is." >&2; exit 2; }

folder=$1
shift
umask 077
month=2592000
mkdir -p "$folder/authority" "$folder/ca"
chmod 755 "$folder" "$folder/ca" 2>/dev/null || true

if [ ! -f "$folder/authority/ca.key" ] || [ ! -f "$folder/ca/ca.crt" ]; then
  openssl req -x509 -newkey rsa:3072 -nodes -sha256 -days 3650 -subj '/CN=Matchtape cluster authority' \
    -addext 'basicConstraints=critical,CA:TRUE,pathlen:0' -addext 'keyUsage=critical,keyCertSign,cRLSign' \
    -keyout "$folder/authority/ca.key.new" -out "$folder/ca/ca.crt.new" 2>/dev/null
  mv "$folder/authority/ca.key.new" "$folder/authority/ca.key"
  mv "$folder/ca/ca.crt.new" "$folder/ca/ca.crt"
  chmod 644 "$folder/ca/ca.crt"
  echo "made $folder/ca/ca.crt"
fi

name_of() {
  case $1 in
    *[!0-9.]*) echo "DNS:$1" ;;
    *) echo "IP:$1" ;;
  esac
}

make_node() {
  node=$1
  place="$folder/$node"
  mkdir -p "$place"
  chmod 755 "$place" 2>/dev/null || true
  if [ -f "$place/node.key" ] && openssl verify -CAfile "$folder/ca/ca.crt" "$place/node.crt" >/dev/null 2>&1 &&
    openssl x509 -in "$place/node.crt" -noout -checkend "$month" >/dev/null; then
    return
  fi
  {
    echo 'basicConstraints=critical,CA:FALSE'
    echo 'keyUsage=critical,digitalSignature,keyEncipherment'
    echo 'extendedKeyUsage=serverAuth,clientAuth'
    echo "subjectAltName=$(name_of "$node"),DNS:localhost,IP:127.0.0.1"
  } >"$place/extensions"
  openssl req -newkey rsa:3072 -nodes -sha256 -subj '/CN=eventstoredb-node' \
    -keyout "$place/node.key.new" -out "$place/request" 2>/dev/null
  openssl x509 -req -in "$place/request" -CA "$folder/ca/ca.crt" -CAkey "$folder/authority/ca.key" \
    -set_serial "0x$(openssl rand -hex 16)" -sha256 -days 365 -extfile "$place/extensions" \
    -out "$place/node.crt.new" 2>/dev/null
  rm -f "$place/request" "$place/extensions"
  chmod "${KEY_MODE:-600}" "$place/node.key.new"
  chmod 644 "$place/node.crt.new"
  mv "$place/node.key.new" "$place/node.key"
  mv "$place/node.crt.new" "$place/node.crt"
  echo "made $place/node.crt"
}

for each in "$@"; do make_node "$each"; done
