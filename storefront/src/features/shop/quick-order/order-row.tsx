"use client";

import type { QuickOrderLine } from "@confiserie/domain/contract/quick-order";
import { priceText } from "@confiserie/domain/prices/price-text";
import { ORDER_TYPES, type OrderType, type TierPricing, tiers, unitName } from "@confiserie/domain/prices/tier-price";
import { type EnteredLine, QUICK_ORDER } from "@confiserie/domain/quick-order/read-lines";
import { ArrowDownToLine, X } from "lucide-react";
import { type ClipboardEvent, type KeyboardEvent, memo } from "react";
import { Button } from "@/ui/button";
import { CONTROL_STYLE } from "@/ui/field";
import { IconButton } from "@/ui/icon-button";
import { Price } from "@/ui/price";
import { RowResult } from "./row-result";
import { isFilled, partsOf, type Row } from "./rows";

export interface OrderRowProps {
	row: Row;
	/** From 1. */
	number: number;
	line: QuickOrderLine | undefined;
	onEdit: (id: number, change: Partial<EnteredLine>) => void;
	onRemove: (id: number) => void;
	/** Takes over the row above; undefined where that one is empty. */
	onCopyDown: ((id: number) => void) | undefined;
	/** Takes a text of several lines or cells. */
	onPaste: (text: string, id: number) => void;
	/** Moves to the text of the next row. */
	onNext: (id: number) => void;
}

/** The columns of a line; on a phone, the name stands above quantity and unit. */
export const ORDER_COLUMNS =
	"grid grid-cols-[5rem_1fr_2.75rem] gap-2 md:grid-cols-[minmax(8rem,1.1fr)_5.5rem_7rem_minmax(10rem,1.4fr)_6.5rem_2.75rem] md:gap-3";

export const textId = (id: number) => `ligne-${id}`;

/** A line: what, how many, in which unit, and what that comes to. Enter goes to the next line, Ctrl+D takes over the one above. */
export const OrderRow = memo(function OrderRow({
	row,
	number,
	line,
	onEdit,
	onRemove,
	onCopyDown,
	onPaste,
	onNext,
}: OrderRowProps) {
	const { id, text, quantity, unit } = row;
	const isWrong = row.problem !== undefined || (line !== undefined && line.state !== "OK");
	const resultId = `${textId(id)}-resultat`;
	const settle = () => {
		const parts = partsOf(text);
		if (parts) onEdit(id, parts);
	};
	const next = (event: KeyboardEvent) => {
		if (event.key === "d" && (event.ctrlKey || event.metaKey) && onCopyDown) {
			event.preventDefault();
			return onCopyDown(id);
		}
		if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
		event.preventDefault();
		settle();
		onNext(id);
	};
	const paste = (event: ClipboardEvent) => {
		const pasted = event.clipboardData.getData("text");
		if (!/[\n\t]/.test(pasted.trim())) return;
		event.preventDefault();
		onPaste(pasted, id);
	};
	const product = line?.product;
	const units = product ? ORDER_TYPES.filter((type) => type === unit || isSoldBy(product, type)) : ORDER_TYPES;
	const isOfQuantity = line?.state === "QUANTITY" || line?.state === "SHORT";
	const own = { "aria-describedby": isFilled(row) ? resultId : undefined, onKeyDown: next };
	return (
		<li className={`${ORDER_COLUMNS} items-start border-b border-trait py-3`}>
			<input
				{...own}
				id={textId(id)}
				aria-label={`Ligne ${number}\u00a0: référence, code-barres ou nom`}
				aria-invalid={(isFilled(row) && isWrong && !isOfQuantity && line?.state !== "UNIT") || undefined}
				value={text}
				maxLength={2 * QUICK_ORDER.textLength}
				autoComplete="off"
				autoCapitalize="off"
				autoCorrect="off"
				spellCheck={false}
				enterKeyHint="next"
				onChange={({ target }) => onEdit(id, { text: target.value })}
				onBlur={settle}
				onPaste={paste}
				className={`${CONTROL_STYLE} max-md:col-span-2`}
			/>
			<input
				{...own}
				aria-label={`Ligne ${number}\u00a0: quantité`}
				aria-invalid={isOfQuantity || undefined}
				value={quantity}
				inputMode="numeric"
				maxLength={12}
				autoComplete="off"
				enterKeyHint="next"
				onChange={({ target }) => onEdit(id, { quantity: target.value })}
				onFocus={({ target }) => target.select()}
				className={`${CONTROL_STYLE} px-3! text-right`}
			/>
			<select
				{...own}
				aria-label={`Ligne ${number}\u00a0: unité`}
				aria-invalid={line?.state === "UNIT" || undefined}
				value={unit}
				onChange={({ target }) => onEdit(id, { unit: ORDER_TYPES.find((type) => type === target.value) ?? "box" })}
				className={`${CONTROL_STYLE} px-3! max-md:col-span-2`}
			>
				{units.map((type) => (
					<option key={type} value={type}>
						{unitName(product ?? {}, type)}
					</option>
				))}
			</select>
			<div id={resultId} className="self-center max-md:order-1 max-md:col-span-3">
				{isFilled(row) && <RowResult row={row} line={line} onEdit={(change) => onEdit(id, change)} />}
				{!isFilled(row) && onCopyDown && (
					<Button
						variant="ghost"
						size="sm"
						aria-label={`Ligne ${number}\u00a0: reprendre la ligne du dessus`}
						onClick={() => onCopyDown(id)}
					>
						<ArrowDownToLine aria-hidden="true" className="size-4" />
						Reprendre la ligne du dessus
					</Button>
				)}
			</div>
			<p className="self-center text-right font-semibold tabular-nums max-md:order-1 max-md:col-span-3">
				{line?.state === "OK" && !row.problem && (
					<Price of={priceText(line.product?.vatRate, ({ bare }) => bare(line.totalPrice))} isBare />
				)}
			</p>
			<IconButton
				label={`Retirer la ligne ${number}`}
				tone="plain"
				disabled={!isFilled(row)}
				onClick={() => onRemove(id)}
				className={`max-md:col-start-3 max-md:row-start-1 ${isFilled(row) ? "" : "invisible"}`}
			>
				<X aria-hidden="true" className="size-5" />
			</IconButton>
		</li>
	);
});

const isSoldBy = (product: TierPricing, unit: OrderType) => tiers(product).some(({ orderType }) => orderType === unit);
