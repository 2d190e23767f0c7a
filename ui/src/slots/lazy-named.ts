import { lazy, type ComponentType, type LazyExoticComponent } from "react";

type PropsOf<Exported> = Exported extends ComponentType<infer Props> ? Props : never;

/** `React.lazy` for named exports: `lazyNamed(() => import("./home-page.tsx"), "HomePage")`. */
export function lazyNamed<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): LazyExoticComponent<ComponentType<PropsOf<Module[Name]>>> {
  return lazy(async () => ({ default: (await load())[name] as ComponentType<PropsOf<Module[Name]>> }));
}
