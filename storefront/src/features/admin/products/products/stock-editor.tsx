"use client";

import { stockBand } from "@confiserie/domain/catalogue/stock-band";
import type { AdminProductItem } from "@confiserie/domain/contract/admin-product";
import { changeStock } from "@confiserie/domain/contract/products";
import { formatInteger } from "@confiserie/domain/format";
import { Check, Pencil, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useEditForm, WholeField } from "@/features/admin/kit";
import { useMay } from "@/features/admin/shell";
import { Badge } from "@/ui/badge";
import { IconButton } from "@/ui/icon-button";
import { Problem } from "@/ui/problem";
import { useToasts } from "@/ui/toasts";
import { productReads } from "./product-reads";

const TONES = { high: "success", medium: "info", low: "warning", out: "danger" } as const;

/** The stock that can be sold, or 'Rupture'; a tap edits the boxes that are physically there, in their place. */
export function StockEditor({ item }: { item: AdminProductItem }) {
	const mayCount = useMay()("stock.change");
	const [isEditing, setEditing] = useState(false);
	const opener = useRef<HTMLButtonElement>(null);
	const wasEditing = useRef(false);
	useEffect(() => {
		if (wasEditing.current && !isEditing) opener.current?.focus();
		wasEditing.current = isEditing;
	}, [isEditing]);
	if (isEditing) return <StockForm item={item} onClose={() => setEditing(false)} />;
	return (
		<button
			ref={opener}
			type="button"
			disabled={!mayCount}
			onClick={() => setEditing(true)}
			aria-label={`Modifier le stock de ${item.name} : ${item.available > 0 ? `${formatInteger(item.available)} en stock` : "rupture"}`}
			className="relative z-1 inline-flex min-h-11 items-center gap-2 rounded-control tabular-nums hover:bg-dragee md:min-h-9 md:px-2"
		>
			<Badge tone={TONES[stockBand(item.available)]} className="text-sm tabular-nums">
				{item.available > 0 ? `${formatInteger(item.available)} ` : "Rupture"}
				{item.available > 0 && <span className="md:hidden">en stock</span>}
			</Badge>
			{mayCount && <Pencil aria-hidden="true" className="size-4 text-prune max-md:hidden" />}
		</button>
	);
}

function StockForm({ item, onClose }: { item: AdminProductItem; onClose: () => void }) {
	const { id, name, stocked, reserved } = item;
	const toasts = useToasts();
	const form = useEditForm(changeStock, {
		start: { stock: stocked, previousStock: stocked },
		params: { id },
		changes: productReads,
		failure: "Le stock n'a pas pu être enregistré. Réessayez dans un instant.",
		onRefused: ({ current }) => {
			const now = stockedOf(current);
			if (now === null) return false;
			form.setValue("previousStock", now, { shouldDirty: true });
			return {
				stock: `Le stock est passé à ${formatInteger(now)} entre-temps. Enregistrez à nouveau pour le remplacer.`,
			};
		},
		onSaved: (saved) => {
			toasts.success(`Stock de ${name} : ${formatInteger(saved.stocked)}`);
			onClose();
		},
	});
	return (
		<form
			method="post"
			noValidate
			onSubmit={form.submit}
			onKeyDown={(event) => event.key === "Escape" && onClose()}
			className="relative z-1 flex min-w-44 flex-wrap items-end gap-1 text-left tabular-nums"
		>
			<WholeField
				{...form.field("stock")}
				label={`Quantité en stock de ${name}`}
				hasHiddenLabel
				autoFocus
				onFocus={(event) => event.target.select()}
				hint={reserved > 0 ? `dont ${formatInteger(reserved)} réservés par des commandes` : "en stock"}
			/>
			<IconButton type="submit" label="Enregistrer le stock" aria-disabled={form.formState.isSubmitting || undefined}>
				<Check aria-hidden="true" className="size-5" />
			</IconButton>
			<IconButton label="Annuler" tone="plain" onClick={onClose}>
				<X aria-hidden="true" className="size-5" />
			</IconButton>
			<Problem>{form.refusal}</Problem>
		</form>
	);
}

function stockedOf(current: unknown): number | null {
	if (typeof current !== "object" || current === null || !("stocked" in current)) return null;
	return typeof current.stocked === "number" ? current.stocked : null;
}
