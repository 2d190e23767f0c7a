/**
 * Chooses the model: configured ones first, the rest folded away and disabled. [T3.31] [AG1] (product page, item 22) If
 * the automatic choice is a language model, the embedded builder stands below the list.
 */
import { Menu } from "@slipway/ui/layers/menu.tsx";
import { useRoute } from "@slipway/ui/api/use-route";
import { chooseBuilder, OFFLINE_BUILDER, useChosenBuilder } from "@slipway/ui/session/composer/chosen-builder";
import { Check, ChevronDown, ChevronRight } from "lucide-react";
import { useEffect, useState } from "react";
import { agentContract } from "../../../agent/contract/index.ts";
import styles from "./composer.module.css";

const FREE_NAME = "Offline builder, free";

export function ModelMenu({ projectId, autoLabel }: { projectId: string; autoLabel: string }) {
  const { data } = useRoute(agentContract.projectModels, { params: { id: projectId } }, { staleTime: 60_000 });
  const picked = useChosenBuilder(projectId);
  const [all, setAll] = useState(false);
  const options = data?.models ?? [];
  const offered = data?.auto.free === false;
  const free = offered && picked === OFFLINE_BUILDER;
  const chosen = options.find(({ option, configured }) => option === picked && configured);
  const gone = data !== undefined && chosen === undefined && !free;
  // Staff may have removed the model since it was picked in this browser.
  useEffect(() => {
    if (gone) chooseBuilder(projectId, "auto");
  }, [gone, projectId]);
  if (data === undefined) return null;
  const configured = options.filter((model) => model.configured);
  const rest = options.filter((model) => !model.configured);
  const nameOf = (option: string, label: string): string =>
    option === "auto" ? `Automatic: ${data.auto.label}` : label;
  const name = free ? FREE_NAME : picked === "auto" || chosen === undefined ? autoLabel : chosen.label;
  const mark = <Check size={14} aria-label="chosen" />;
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
            onClick={() => chooseBuilder(projectId, option)}
            rightSection={!free && option === (chosen?.option ?? "auto") ? mark : undefined}
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
        {offered && (
          <>
            <Menu.Divider />
            <Menu.Item onClick={() => chooseBuilder(projectId, OFFLINE_BUILDER)} rightSection={free ? mark : undefined}>
              {FREE_NAME}
              <span className={styles.beside}>On this machine. No credits, and nothing is sent elsewhere.</span>
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
