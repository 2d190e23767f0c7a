import { SegmentedControl, useMantineColorScheme, type MantineColorScheme } from "@mantine/core";
import { Monitor, Moon, Sun } from "lucide-react";
import classes from "./user-menu.module.css";

const CHOICES = [
  { value: "light", name: "Light", icon: Sun },
  { value: "dark", name: "Dark", icon: Moon },
  { value: "auto", name: "As the system", icon: Monitor },
] as const;

/** Light, dark or system; stored on this device. */
export function AppearanceMenu() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <div className={classes.appearance}>
      <span>Appearance</span>
      <SegmentedControl
        aria-label="Appearance"
        value={colorScheme}
        onChange={(value) => setColorScheme(value as MantineColorScheme)}
        data={CHOICES.map(({ value, name, icon: Icon }) => ({
          value,
          label: (
            <span title={name} style={{ display: "grid", height: 20, placeItems: "center" }}>
              <Icon size={14} aria-hidden="true" />
              <span className="visually-hidden">{name}</span>
            </span>
          ),
        }))}
      />
    </div>
  );
}
