/**
 * A scrolled list of any length. A short one is whole, so that the browser's own search finds everything in it; of a long
 * one only what is near the screen is in the page.
 */
import { useVirtualizer, type Virtualizer } from "@tanstack/react-virtual";
import { memo, useRef, type ReactNode } from "react";
import styles from "./long-list.module.css";

/** Beyond this a page of rows takes longer to lay out than a person waits. */
const SHORT = 1000;
const BESIDE = 12;

export interface LongListProps<Item extends { id: string }> {
  items: readonly Item[];
  /** Pixels, of an item that was not on screen yet. */
  itemHeight: number;
  className: string;
  itemClassName: string;
  isBusy: boolean;
  /** Inside of the item. A function that stays the same draws no item twice. */
  itemOf: (item: Item) => ReactNode;
}

export function LongList<Item extends { id: string }>(props: LongListProps<Item>) {
  const { items, className, itemClassName, isBusy, itemOf } = props;
  return items.length > SHORT ? (
    <Windowed {...props} />
  ) : (
    <ol className={className} aria-busy={isBusy} data-long-list>
      {items.map((item) => (
        <li key={item.id} className={itemClassName}>
          {itemOf(item)}
        </li>
      ))}
    </ol>
  );
}

function Inside<Item>({ item, itemOf }: { item: Item; itemOf: (item: Item) => ReactNode }) {
  return itemOf(item);
}
const Drawn = memo(Inside) as typeof Inside;

/** Asking a new element for its height would lay the page out in the middle of a frame; the observer tells it at its end. */
function heightOf(
  element: Element,
  entry: ResizeObserverEntry | undefined,
  list: Virtualizer<HTMLOListElement, Element>,
): number {
  const told = entry?.borderBoxSize[0]?.blockSize;
  if (told !== undefined) return Math.round(told);
  const index = list.indexFromElement(element);
  return list.measurementsCache[index]?.size ?? list.options.estimateSize(index);
}

function Windowed<Item extends { id: string }>(props: LongListProps<Item>) {
  const { items, itemHeight, className, itemClassName, isBusy, itemOf } = props;
  const list = useRef<HTMLOListElement>(null);
  const { getVirtualItems, getTotalSize, measureElement } = useVirtualizer({
    count: items.length,
    getScrollElement: () => list.current,
    estimateSize: () => itemHeight,
    getItemKey: (index) => items[index]!.id,
    overscan: BESIDE,
    measureElement: heightOf,
  });
  return (
    <ol ref={list} className={`${className} ${styles.long}`} aria-busy={isBusy} data-long-list>
      <li aria-hidden="true" style={{ height: getTotalSize() }} />
      {getVirtualItems().map(({ key, index, start }) => (
        <li
          key={String(key)}
          ref={measureElement}
          className={`${itemClassName} ${styles.placed}`}
          style={{ transform: `translateY(${start}px)` }}
          data-index={index}
          aria-setsize={items.length}
          aria-posinset={index + 1}
        >
          <Drawn item={items[index]!} itemOf={itemOf} />
        </li>
      ))}
    </ol>
  );
}
