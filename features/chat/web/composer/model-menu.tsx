/** What answers: configured options first, the rest folded away and disabled. [T3.31] [AG1] (product page, item 22) */
import { Menu } from "@mantine/core";
import { useRoute } from "@slipway/ui/api/use-route";
import { Check, ChevronDown, ChevronRight } from "lucide-react";
import { useEffect, useState } from "react";
import { agentContract } from "../../../agent/contract/index.ts";
import { pickModel, usePickedModel } from "./model-choice.ts";
import styles from "./composer.module.css";

export function ModelMenu({ projectId, autoLabel }: { projectId: string; autoLabel: string }) {
  const { data } = useRoute(agentContract.listModels, {}, { staleTime: 60_000 });
  const picked = usePickedModel(projectId);
  const [all, setAll] = useState(false);
  const options = data?.models ?? [];
  const chosen = options.find(({ option, configured }) => option === picked && configured);
  const gone = data !== undefined && chosen === undefined;
  // What was picked in this browser may have been taken away by staff since.
  useEffect(() => {
    if (gone) pickModel(projectId, "auto");
  }, [gone, projectId]);
  if (data === undefined) return null;
  const configured = options.filter((model) => model.configured);
  const rest = options.filter((model) => !model.configured);
  const nameOf = (option: string, label: string): string =>
    option === "auto" ? `Automatic: ${data.auto.label}` : label;
  const name = picked === "auto" || chosen === undefined ? autoLabel : chosen.label;
  return (
    <Menu position="top-start" onClose={() => setAll(false)}>
      <Menu.Target>
        <button type="button" className={styles.model} aria-label={`Model: ${name}`}>
          <span>{name}</span>
          <ChevronDown size={12} aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown mah={360} style={{ overflowY: "auto" }}>
        {configured.map(({ option, label }) => (
          <Menu.Item
            key={option}
            onClick={() => pickModel(projectId, option)}
            rightSection={option === (chosen?.option ?? "auto") ? <Check size={14} aria-label="chosen" /> : undefined}
          >
            {nameOf(option, label)}
          </Menu.Item>
        ))}
        {rest.length > 0 && (
          <Menu.Item
            closeMenuOnClick={false}
            aria-expanded={all}
            leftSection={all ? <ChevronDown size={13} /> : <ChevronRight size={13} />}
            onClick={() => setAll(!all)}
          >
            Not configured
          </Menu.Item>
        )}
        {all &&
          rest.map(({ option, label }) => (
            <Menu.Item key={option} disabled>
              {label}
              <span className={styles.hint}>Not configured</span>
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}
