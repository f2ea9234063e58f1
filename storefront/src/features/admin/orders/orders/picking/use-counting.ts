"use client";

import {
	countMore,
	countScan,
	type PickingCounts,
	type ScanOutcome,
	tickRow,
	undoScan,
} from "@confiserie/domain/fulfilment/picking-count";
import { useState } from "react";
import { usePreference } from "@/lib/use-preference";
import type { PickedRow } from "./picked-rows";
import { signal } from "./scan-signal";
import { countsIn, withCounts } from "./stored-counts";

/** A list that is being counted. */
export interface Counting {
	rows: readonly PickedRow[];
	counts: PickingCounts;
	/** What the last scan came to, with a number of its own: the same may happen twice. Null before the first, and after a tick by hand. */
	last: { outcome: ScanOutcome; number: number } | null;
	/** Whether scans are answered with a sound. */
	isHeard: boolean;
	setHeard: (isHeard: boolean) => void;
	scan: (code: string) => void;
	/** Counts so many boxes of a row, all that remain by default. */
	more: (row: PickedRow, boxes?: number) => void;
	tick: (row: PickedRow, isDone: boolean) => void;
	undo: () => void;
}

/** Counts the rows of a list by scans. What was counted stays in this browser, for the orders of `place` alone. */
export function useCounting(rows: readonly PickedRow[], place: string): Counting {
	const [stored, store] = usePreference("picked", "");
	const [sound, chooseSound] = usePreference("picking-sound", "on");
	const [last, setLast] = useState<Counting["last"]>(null);
	const counts = countsIn(stored, place);
	const isHeard = sound === "on";
	const change = (next: PickingCounts, outcome: ScanOutcome | null) => {
		if (next !== counts) store(withCounts(stored, place, next));
		setLast((before) => outcome && { outcome, number: (before?.number ?? 0) + 1 });
	};
	return {
		rows,
		counts,
		last,
		isHeard,
		setHeard: (next) => chooseSound(next ? "on" : "off"),
		scan: (code) => {
			const { counts: next, outcome } = countScan(rows, counts, code);
			change(next, outcome);
			if (isHeard) signal(outcome.kind === "counted");
		},
		more: (row, boxes) => change(countMore(counts, row, boxes), { kind: "counted", key: row.key }),
		tick: (row, isDone) => change(tickRow(counts, row, isDone), null),
		undo: () => {
			const back = undoScan(counts);
			if (back) change(back.counts, back.outcome);
		},
	};
}
