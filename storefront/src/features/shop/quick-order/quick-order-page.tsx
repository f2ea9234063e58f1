"use client";

import type { QuickOrderLine } from "@confiserie/domain/contract/quick-order";
import { formatCents, formatCount } from "@confiserie/domain/format";
import { type DragEvent, useCallback, useEffect, useRef, useState } from "react";
import { CameraButton } from "@/features/shop/camera";
import { goodsTotal, goodsTotalText } from "@/lib/goods-total";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Price } from "@/ui/price";
import { NearProducts } from "./near-products";
import { ORDER_COLUMNS, OrderRow, textId } from "./order-row";
import { OrderSources } from "./order-sources";
import { isFilled, type Row, rowAbove } from "./rows";
import { useQuickOrder } from "./use-quick-order";

/** /commande-rapide: many lines, typed, pasted, scanned or from a file, priced as they come, added to the cart at once. */
export function QuickOrderPage() {
	const order = useQuickOrder();
	const { rows, checks } = order;
	const [isOver, setOver] = useState(false);
	const isReady = (row: Row) => checks.get(row.id)?.state === "OK" && !row.problem;
	// Rows that were wrong when the filter was set: one that is put right stays under the hands.
	const [shown, setShown] = useState<ReadonlySet<number> | null>(null);
	const filtered = shown ? rows.filter((row) => shown.has(row.id) || (isFilled(row) && !isReady(row))) : [];
	const visible = filtered.length > 0 ? filtered : rows;
	const latest = useRef<readonly Row[]>(visible);
	latest.current = visible;
	// A filled row has one behind it.
	const goNext = useCallback((id: number) => {
		const next = latest.current[latest.current.findIndex((row) => row.id === id) + 1];
		if (next) document.getElementById(textId(next.id))?.focus();
	}, []);
	const paste = useRef(order.paste);
	paste.current = order.paste;
	const onPaste = useCallback((text: string, id: number) => paste.current(text, id), []);
	// A row takes what is pasted into it; anywhere else it fills the first empty one.
	useEffect(() => {
		const pasted = (event: ClipboardEvent) => {
			const isField = event.target instanceof Element && event.target.closest("input, textarea, select, [role=dialog]");
			const text = event.clipboardData?.getData("text") ?? "";
			if (isField || text.trim() === "") return;
			event.preventDefault();
			paste.current(text);
		};
		document.addEventListener("paste", pasted);
		return () => document.removeEventListener("paste", pasted);
	}, []);
	const drop = (event: DragEvent) => {
		event.preventDefault();
		setOver(false);
		const [file] = event.dataTransfer.files;
		if (file) void order.readFile(file);
	};
	const filled = rows.filter(isFilled);
	const ready = filled.filter(isReady).flatMap(({ id }) => checks.get(id) ?? []);
	const wrong = filled.length - ready.length;
	const filter = () => {
		const ids = filled.filter((row) => !isReady(row)).map(({ id }) => id);
		setShown(filtered.length > 0 ? null : new Set(ids));
	};
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: files may be dropped anywhere; the button does the same for keys.
		<div
			onDragOver={(event) => {
				event.preventDefault();
				setOver(true);
			}}
			onDragLeave={() => setOver(false)}
			onDrop={drop}
			className={`flex flex-col gap-5 rounded-card ${isOver ? "outline-3 outline-dashed outline-framboise" : ""}`}
		>
			<OrderSources
				isBusy={order.isBusy}
				onFile={order.readFile}
				camera={
					<CameraButton onRead={order.scan} variant="secondary">
						<LastScan rows={filled} checks={checks} />
					</CameraButton>
				}
			/>
			<NearProducts rows={filled} onAdd={order.addLine} />
			{order.notice && <Banner tone={order.notice.tone}>{order.notice.text}</Banner>}
			{filled.length > 1 && (wrong > 0 || filtered.length > 0) && (
				<Button variant="ghost" size="sm" className="self-start" onClick={filter}>
					{filtered.length > 0 ? "Voir toutes les lignes" : `Voir seulement les lignes à corriger (${wrong})`}
				</Button>
			)}
			<div className="xl:grid xl:grid-cols-[minmax(0,1fr)_18rem] xl:items-start xl:gap-8">
				<div>
					{/* Each field has its own label for a screen reader. */}
					<div aria-hidden="true" className={`${ORDER_COLUMNS} text-sm font-medium`}>
						<span className="max-md:col-span-3">Référence, code-barres ou nom</span>
						<span className="text-right max-md:hidden">Quantité</span>
						<span className="max-md:hidden">Unité</span>
					</div>
					<ol aria-label="Lignes à commander">
						{visible.map((row) => (
							<OrderRow
								key={row.id}
								row={row}
								number={rows.indexOf(row) + 1}
								line={checks.get(row.id)}
								onEdit={order.edit}
								onRemove={order.remove}
								onCopyDown={rowAbove(rows, row.id) ? order.copyDown : undefined}
								onPaste={onPaste}
								onNext={goNext}
							/>
						))}
					</ol>
				</div>
				<div className="sticky bottom-0 z-10 -mx-4 grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-2 border-t border-trait bg-papier px-4 py-3 sm:mx-0 sm:grid-cols-[1fr_auto_auto] sm:px-0 xl:top-28 xl:bottom-auto xl:grid-cols-1 xl:rounded-card xl:border xl:p-5">
					<div>
						<p role="status" className="text-sm text-prune">
							{order.isChecking
								? "Vérification des prix et du stock…"
								: `${formatCount(ready.length, "ligne prête", "lignes prêtes")}${wrong > 0 ? `, ${wrong} à corriger` : ""}`}
						</p>
						<p className="display text-xl">
							<Price of={totalText(ready)} isBare />
						</p>
						{order.palletDiscount > 0 && (
							<p className="text-sm text-prune">
								{`Palette mixte\u00a0: ${formatCents(order.palletDiscount)} TTC de moins dans votre panier`}
							</p>
						)}
					</div>
					{filled.length > 0 && (
						<Button variant="ghost" onClick={order.clear}>
							Tout effacer
						</Button>
					)}
					<Button
						className="col-start-1 -col-end-1 sm:col-start-auto sm:col-end-auto"
						busy={order.isBusy}
						disabled={ready.length === 0 && !order.isChecking}
						onClick={order.addToCart}
					>
						Tout ajouter au panier
					</Button>
				</div>
			</div>
		</div>
	);
}

const totalText = (lines: readonly QuickOrderLine[]) =>
	goodsTotalText(
		goodsTotal(
			lines.map(({ product, totalPrice }) => ({ grossCents: totalPrice, ratePercent: product?.vatRate ?? 0 })),
		),
	);

/** What the last code led to, for a customer who looks at the picture. */
function LastScan({ rows, checks }: { rows: readonly Row[]; checks: ReadonlyMap<number, QuickOrderLine> }) {
	const last = rows.at(-1);
	const line = last && checks.get(last.id);
	return (
		<p role="status" className="min-h-6 font-semibold">
			{last && (line?.product ? `${line.product.name}, quantité ${last.quantity}` : last.text)}
		</p>
	);
}
