/** Rows of an answer, in pages of the grid. */
import { CopyIcon } from "@slipway/ui/kit/copying/copy.tsx";
import { DataGrid } from "@slipway/ui/grid/data-grid.tsx";
import type { GridColumn, GridRow } from "@slipway/ui/grid/grid-model";
import { RecordCards } from "@slipway/ui/grid/record-cards.tsx";
import { PageFooter } from "@slipway/ui/kit/paging/page-footer.tsx";
import { SidePanel } from "@slipway/ui/kit/side-panel/side-panel.tsx";
import { useIsMobile } from "@slipway/ui/page/use-is-mobile";
import { useState } from "react";
import type { RunResult } from "../../contract/index.ts";
import classes from "../sql.module.css";

type Answer = NonNullable<RunResult["answer"]>;

const PAGE_SIZES = [50, 100, 250] as const;
const USUAL_SIZE = 100;
/** Cells on one page: a statement may ask for more than a thousand columns. */
const MAX_CELLS = 10_000;
const MIN_ROWS = 5;
/** Longer cells are cut in the grid, and whole in their panel. */
const MAX_SHOWN_CHARACTERS = 300;

const NUMBERS = /^(?:smallint|integer|bigint|numeric|real|double precision|oid|money)/;

/** Names may come twice, so columns go by their place. */
const idOf = (at: number): string => `c${at}`;

const columnsOf = ({ columns }: Answer): GridColumn[] =>
  columns.map(({ name, type }, at) => ({
    ...{ id: idOf(at), label: name, hint: type },
    ...(NUMBERS.test(type) ? { align: "end" as const } : {}),
  }));

const cellOf = (text: string | null) =>
  text !== null && text.length > MAX_SHOWN_CHARACTERS
    ? { text: text.slice(0, MAX_SHOWN_CHARACTERS), isCut: true }
    : { text };

const rowsOf = ({ rows }: Answer, from: number, to: number): GridRow[] =>
  rows.slice(from, to).map((cells, at) => ({
    id: String(from + at),
    cells: Object.fromEntries(cells.map((text, column) => [idOf(column), cellOf(text)])),
  }));

/** `columns` are the places of the columns to show. */
function OpenedRow({
  answer,
  row,
  columns,
  onClose,
}: {
  answer: Answer;
  row: number;
  columns: readonly number[];
  onClose: () => void;
}) {
  const cells = answer.rows[row] ?? [];
  return (
    <SidePanel title={`Row ${row + 1}`} onClose={onClose}>
      <dl className={classes.opened}>
        {columns.map((at) => {
          const text = cells[at] ?? null;
          return (
            <div key={at}>
              <dt>
                {answer.columns[at]?.name} <small>{answer.columns[at]?.type}</small>
                {text !== null && <CopyIcon text={text} label={`Copy ${answer.columns[at]?.name ?? ""}`} />}
              </dt>
              <dd data-null={text === null || undefined}>
                {/* A text that scrolls has to be reachable with the keyboard. */}
                <pre tabIndex={0}>{text ?? "null"}</pre>
              </dd>
            </div>
          );
        })}
      </dl>
    </SidePanel>
  );
}

export function AnswerGrid({ answer }: { answer: Answer }) {
  const isMobile = useIsMobile();
  const [page, setPage] = useState(1);
  const [size, setSize] = useState<number>(USUAL_SIZE);
  const [opened, setOpened] = useState<{ row: number; columns: readonly number[] } | null>(null);
  const columns = columnsOf(answer);
  const total = answer.rows.length;
  const shown = Math.min(size, Math.max(MIN_ROWS, Math.floor(MAX_CELLS / columns.length)));
  const lastPage = Math.max(1, Math.ceil(total / shown));
  const first = (page - 1) * shown;
  const rows = rowsOf(answer, first, first + shown);
  const openRow = ({ id }: GridRow): void => setOpened({ row: Number(id), columns: columns.map((_, at) => at) });
  return (
    <>
      {isMobile ? (
        <RecordCards label="Rows of the answer" columns={columns} rows={rows} onOpen={openRow} />
      ) : (
        <DataGrid
          label="Rows of the answer"
          columns={columns}
          rows={rows}
          firstRow={first}
          totalRows={total}
          sort={null}
          onSort={() => undefined}
          selection={null}
          onOpenRow={openRow}
          onOpenCell={(row, column) =>
            setOpened({ row: Number(row.id), columns: [columns.findIndex(({ id }) => id === column.id)] })
          }
          isFetching={false}
        />
      )}
      {(lastPage > 1 || size !== USUAL_SIZE) && (
        <PageFooter
          found=""
          page={page}
          lastPage={lastPage}
          size={size}
          sizes={PAGE_SIZES}
          onPage={setPage}
          onSize={(next) => {
            setSize(next);
            setPage(1);
          }}
        />
      )}
      {opened !== null && <OpenedRow answer={answer} {...opened} onClose={() => setOpened(null)} />}
    </>
  );
}
