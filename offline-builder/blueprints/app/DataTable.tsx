import { ArrowDown, ArrowUp, ChevronLeft, ChevronRight } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Table, Td, Th } from "@/components/ui/table";
import { cn } from "@/lib/cn";

export interface Column<T> {
  header: string;
  cell: (row: T) => ReactNode;
  /** Columns without it cannot be sorted. */
  sortBy?: (row: T) => string | number;
  numeric?: boolean;
  /** Left out on phones. */
  wide?: boolean;
}

interface DataTableProps<T> {
  label: string;
  rows: readonly T[];
  columns: Column<T>[];
  /** Buttons at the end of each row; on phones they stand on the row's own page. */
  actions?: (row: T) => ReactNode;
}

const pageSize = 10;

export function DataTable<T extends { id: string }>({ label, rows, columns, actions }: DataTableProps<T>) {
  const [sort, setSort] = useState({ header: "", down: false });
  const [page, setPage] = useState(0);
  const sorted = sortRows(rows, columns.find((column) => column.header === sort.header)?.sortBy, sort.down);
  const lastPage = Math.max(0, Math.ceil(rows.length / pageSize) - 1);
  const current = Math.min(page, lastPage);
  const first = current * pageSize;
  const shown = sorted.slice(first, first + pageSize);

  return (
    <>
      <Table aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <Th
                key={column.header}
                aria-sort={sort.header !== column.header ? undefined : sort.down ? "descending" : "ascending"}
                className={cn("py-1", column.numeric && "text-right", column.wide && "hidden lg:table-cell")}
              >
                {column.sortBy ? (
                  <button
                    type="button"
                    onClick={() => setSort({ header: column.header, down: sort.header === column.header && !sort.down })}
                    className="inline-flex min-h-9 cursor-pointer items-center gap-1.5 hover:text-foreground"
                  >
                    {column.header}
                    {sort.header === column.header && (sort.down ? <ArrowDown className="size-3.5" /> : <ArrowUp className="size-3.5" />)}
                  </button>
                ) : (
                  column.header
                )}
              </Th>
            ))}
            {actions && (
              <Th className="sticky right-0 hidden bg-card sm:table-cell">
                <span className="sr-only">{__("Actions")}</span>
              </Th>
            )}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.id} className="bg-card hover:bg-muted">
              {columns.map((column) => (
                <Td
                  key={column.header}
                  className={cn("py-2.5", column.numeric && "text-right tabular-nums", column.wide && "hidden lg:table-cell")}
                >
                  {column.cell(row)}
                </Td>
              ))}
              {actions && <Td className="sticky right-0 hidden bg-inherit py-1.5 pr-2 text-right whitespace-nowrap sm:table-cell">{actions(row)}</Td>}
            </tr>
          ))}
        </tbody>
      </Table>
      <div className="mt-3 flex min-h-9 items-center justify-between gap-4 text-sm text-muted-foreground">
        <p role="status">
          {first + 1}–{first + shown.length} {__("of")} {rows.length}
        </p>
        {lastPage > 0 && (
          <div className="flex gap-1">
            <Button variant="outline" size="sm" aria-label={__("Previous page")} disabled={current === 0} onClick={() => setPage(current - 1)}>
              <ChevronLeft className="size-4" />
            </Button>
            <Button variant="outline" size="sm" aria-label={__("Next page")} disabled={current === lastPage} onClick={() => setPage(current + 1)}>
              <ChevronRight className="size-4" />
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

function sortRows<T>(rows: readonly T[], by: ((row: T) => string | number) | undefined, down: boolean): readonly T[] {
  if (!by) return rows;
  const direction = down ? -1 : 1;
  return [...rows].sort((one, other) => direction * compare(by(one), by(other)));
}

function compare(one: string | number, other: string | number): number {
  return typeof one === "number" && typeof other === "number" ? one - other : String(one).localeCompare(String(other), "$locale$");
}
