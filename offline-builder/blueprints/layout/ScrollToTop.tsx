import { useEffect } from "react";
import { useLocation } from "react-router";

/** A new page starts at its top, unless the address names a place on it. */
export function ScrollToTop() {
  const { pathname, hash } = useLocation();
  useEffect(() => {
    if (!hash) window.scrollTo({ top: 0, behavior: "instant" });
  }, [pathname, hash]);
  return null;
}
