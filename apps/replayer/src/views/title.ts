import { useEffect } from 'preact/hooks';

/** What the tab is called, while this is looked at. */
export const useTitle = (words: string): void => {
  useEffect(() => {
    document.title = `${words} - Matchtape`;
    return () => {
      document.title = 'Matchtape';
    };
  }, [words]);
};
