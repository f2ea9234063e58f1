"use client";

import { MAXIMUM_LINES } from "@confiserie/domain/contract/payment";
import { checkQuickOrder, type QuickOrderLine, readOrderFile } from "@confiserie/domain/contract/quick-order";
import { formatCount } from "@confiserie/domain/format";
import {
	type EnteredLine,
	type OrderTable,
	QUICK_ORDER,
	readPastedLines,
	readQuantity,
} from "@confiserie/domain/quick-order/read-lines";
import { useCallback, useEffect, useRef, useState } from "react";
import { useCart } from "@/features/shop/cart";
import { ApiProblem, call } from "@/lib/api";
import {
	addScan,
	type Checks,
	editRow,
	insertLines,
	isFilled,
	type Row,
	readRows,
	removeRow,
	rowAbove,
	storeRows,
	withNext,
} from "./rows";

/** After the last key: a scanner types a code in less, a person sees the price come. */
const DELAY_MS = 250;

export interface Notice {
	tone: "success" | "warning" | "error";
	text: string;
}

/** `palletDiscount`: what mixed pallets take off the rows, in cents. */
const UNCHECKED: { checks: Checks; palletDiscount: number } = { checks: new Map(), palletDiscount: 0 };

/** The rows of the page, what the shop says of them, and what can be done with them. One call checks all rows. */
export function useQuickOrder() {
	const cart = useCart();
	// Read after the first paint: the server does not know the browser's storage.
	const [rows, setRows] = useState<Row[]>([]);
	const [checked, setChecked] = useState(UNCHECKED);
	const [isChecking, setChecking] = useState(false);
	const [isBusy, setBusy] = useState(false);
	const [notice, setNotice] = useState<Notice | null>(null);
	const latest = useRef<Row[]>([]);

	const change = useCallback((edit: (rows: readonly Row[]) => Row[]) => {
		latest.current = edit(latest.current);
		setRows(latest.current);
		storeRows(latest.current);
	}, []);
	useEffect(() => change(readRows), [change]);

	const check = useCallback(async (signal?: AbortSignal): Promise<{ row: Row; line: QuickOrderLine }[]> => {
		const asked = latest.current.filter(isFilled);
		if (asked.length === 0) {
			setChecked(UNCHECKED);
			return [];
		}
		const stated = asked.map(({ text, quantity, unit, isInPieces }) => {
			const wanted = { quantity: readQuantity(quantity), unit, isInPieces };
			return { text: text.trim().slice(0, QUICK_ORDER.textLength), ...wanted };
		});
		const { lines, palletDiscount } = await call(checkQuickOrder, { body: { lines: stated }, signal });
		const known = asked.flatMap((row, index) => {
			const line = lines[index];
			return line ? [{ row, line }] : [];
		});
		setChecked({ checks: new Map(known.map(({ row, line }) => [row.id, line])), palletDiscount });
		return known;
	}, []);

	useEffect(() => {
		const isAny = rows.some(isFilled);
		setChecking(isAny);
		if (!isAny) return setChecked(UNCHECKED);
		const controller = new AbortController();
		const timer = setTimeout(() => {
			check(controller.signal).then(
				() => setChecking(false),
				(cause: unknown) => {
					if (controller.signal.aborted) return;
					setChecking(false);
					setNotice({ tone: "error", text: wordsOf(cause) });
				},
			);
		}, DELAY_MS);
		return () => {
			clearTimeout(timer);
			controller.abort();
		};
	}, [rows, check]);

	const add = ({ lines, refusal, notice = "" }: OrderTable, at?: number) => {
		if (refusal) return setNotice({ tone: "error", text: refusal });
		const { rows, left } = insertLines(latest.current, lines, at);
		change(() => rows);
		const words =
			left > 0
				? `${formatCount(left, "ligne n'a pas été reprise", "lignes n'ont pas été reprises")}\u00a0: ${QUICK_ORDER.maximumLines} au plus à la fois. ${notice}`
				: notice;
		setNotice(words ? { tone: "warning", text: words.trim() } : null);
	};

	return {
		rows,
		...checked,
		isChecking,
		isBusy,
		notice,
		edit: useCallback((id: number, to: Partial<EnteredLine>) => change((before) => editRow(before, id, to)), [change]),
		remove: useCallback((id: number) => change((before) => removeRow(before, id)), [change]),
		/** Takes over the row above. */
		copyDown: useCallback(
			(id: number) => change((before) => editRow(before, id, rowAbove(before, id) ?? {})),
			[change],
		),
		/** Adds one line behind the others. */
		addLine: (line: EnteredLine) => add({ lines: [line] }),
		clear: () => change(() => withNext([])),
		scan: (code: string) => change((before) => addScan(before, code)),
		paste: (text: string, at?: number) => add(readPastedLines(text), at),
		async readFile(file: File): Promise<void> {
			setBusy(true);
			try {
				const form = new FormData();
				form.append("file", file);
				add(await call(readOrderFile, { form }));
			} catch (cause) {
				setNotice({ tone: "error", text: wordsOf(cause) });
			} finally {
				setBusy(false);
			}
		},
		/** Puts what can be ordered into the cart, at the prices and with the stock of this moment; the rest stays. */
		async addToCart(): Promise<void> {
			if (isBusy) return;
			setBusy(true);
			try {
				const inCart = new Set(cart.latestLines().map(({ product }) => product.id));
				const added = new Set<number>();
				let isFull = false;
				for (const { row, line } of await check()) {
					const quantity = readQuantity(row.quantity);
					if (line.state !== "OK" || row.problem || !line.product || quantity === null) continue;
					isFull ||= !inCart.has(line.product.id) && inCart.size >= MAXIMUM_LINES;
					if (!inCart.has(line.product.id) && inCart.size >= MAXIMUM_LINES) continue;
					cart.add(line.product, row.unit, quantity);
					inCart.add(line.product.id);
					added.add(row.id);
				}
				change((before) => withNext(before.filter(({ id }) => !added.has(id))));
				setNotice(addedWords(added.size, latest.current.filter(isFilled).length, isFull));
				if (added.size > 0 && !latest.current.some(isFilled)) cart.open();
			} catch (cause) {
				setNotice({ tone: "error", text: wordsOf(cause) });
			} finally {
				setBusy(false);
			}
		},
	};
}

const wordsOf = (cause: unknown): string =>
	cause instanceof ApiProblem ? cause.message : "Réessayez dans un instant.";

function addedWords(added: number, left: number, isFull: boolean): Notice {
	const inCart = formatCount(added, "ligne ajoutée au panier", "lignes ajoutées au panier");
	if (isFull)
		return {
			tone: "warning",
			text: `${inCart}. Une commande compte ${MAXIMUM_LINES} produits au plus\u00a0: les autres restent ici.`,
		};
	if (left === 0) return { tone: "success", text: `${inCart}.` };
	return {
		tone: "warning",
		text: `${inCart}. ${formatCount(left, "ligne reste à corriger", "lignes restent à corriger")}.`,
	};
}
