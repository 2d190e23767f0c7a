import { lazy, type ComponentType, type LazyExoticComponent } from "react";

/** `React.lazy` for named exports: `lazyNamed(() => import("./home-page.tsx"), "HomePage")`. */
export function lazyNamed<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: (await load())[name] }));
}
