"use client";

import type { AdminProductItem } from "@confiserie/domain/contract/admin-product";
import { stockedSchema } from "@confiserie/domain/contract/product-row";
import { changeStock } from "@confiserie/domain/contract/products";
import { formatInteger } from "@confiserie/domain/format";
import { stockBand } from "@confiserie/domain/stock-band";
import { sentence } from "@confiserie/domain/text";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Check, Pencil, X } from "lucide-react";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useMay } from "@/features/admin-shell";
import { ApiProblem, call } from "@/lib/api";
import { invalidate } from "@/lib/use-operation";
import { Badge } from "@/ui/badge";
import { IconButton } from "@/ui/icon-button";
import { useToasts } from "@/ui/toasts";
import { productReads } from "./list-products";

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
			aria-label={`Modifier le stock de ${item.name} : ${item.available > 0 ? formatInteger(item.available) : "rupture"}`}
			className="inline-flex min-h-10 items-center gap-2 md:min-h-9 rounded-control px-2 hover:bg-dragee"
		>
			<Badge tone={TONES[stockBand(item.available)]} className="text-sm tabular-nums">
				{item.available > 0 ? formatInteger(item.available) : "Rupture"}
			</Badge>
			{mayCount && <Pencil aria-hidden="true" className="size-4 text-prune" />}
		</button>
	);
}

function StockForm({ item, onClose }: { item: AdminProductItem; onClose: () => void }) {
	const id = useId();
	const client = useQueryClient();
	const { success } = useToasts();
	const [text, setText] = useState(String(item.stocked));
	const [seen, setSeen] = useState(item.stocked);
	const [problem, setProblem] = useState<string | null>(null);
	const input = useRef<HTMLInputElement>(null);
	useEffect(() => input.current?.select(), []);
	const { mutate, isPending } = useMutation({
		mutationFn: (stock: number) => call(changeStock, { params: { id: item.id }, body: { stock, previousStock: seen } }),
		onSuccess: ({ stocked }) => {
			success(`Stock de ${item.name} : ${formatInteger(stocked)}`);
			void invalidate(client, ...productReads);
			onClose();
		},
		onError: (cause) => {
			const current = cause instanceof ApiProblem ? stockedOf(cause.current) : null;
			if (current !== null) setSeen(current);
			setProblem(
				current === null
					? cause instanceof ApiProblem
						? cause.message
						: "Le stock n'a pas pu être enregistré. Réessayez dans un instant."
					: `Le stock est passé à ${formatInteger(current)} entre-temps. Enregistrez à nouveau pour le remplacer.`,
			);
		},
	});
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (isPending) return;
		const parsed = stockedSchema.safeParse(/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN);
		if (parsed.success) mutate(parsed.data);
		else setProblem(sentence(parsed.error.issues[0]?.message ?? ""));
	};
	return (
		<form
			onSubmit={submit}
			onKeyDown={(event) => event.key === "Escape" && onClose()}
			className="flex min-w-44 flex-col items-end gap-1 max-md:items-start"
		>
			<span className="flex items-center gap-1">
				<label htmlFor={id} className="sr-only">
					Cartons en stock de {item.name}
				</label>
				<input
					ref={input}
					id={id}
					inputMode="numeric"
					value={text}
					onChange={(event) => {
						setText(event.target.value);
						setProblem(null);
					}}
					aria-invalid={problem ? true : undefined}
					aria-describedby={`${id}-hint${problem ? ` ${id}-problem` : ""}`}
					className="min-h-9 w-24 rounded-control border-[1.5px] border-bordure bg-white px-3 text-right tabular-nums aria-invalid:border-2 aria-invalid:border-rouge"
				/>
				<IconButton type="submit" label="Enregistrer le stock" aria-disabled={isPending || undefined}>
					<Check aria-hidden="true" className="size-5" />
				</IconButton>
				<IconButton label="Annuler" tone="plain" onClick={onClose}>
					<X aria-hidden="true" className="size-5" />
				</IconButton>
			</span>
			<span id={`${id}-hint`} className="text-xs text-prune">
				{item.reserved > 0 ? `dont ${formatInteger(item.reserved)} réservés par des commandes` : "cartons en stock"}
			</span>
			{problem && (
				<span id={`${id}-problem`} role="alert" className="max-w-60 text-sm font-medium text-rouge">
					{problem}
				</span>
			)}
		</form>
	);
}

function stockedOf(current: unknown): number | null {
	if (typeof current !== "object" || current === null || !("stocked" in current)) return null;
	return typeof current.stocked === "number" ? current.stocked : null;
}
