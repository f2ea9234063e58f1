"use client";

import {
	LOT_BOXES,
	listLots,
	listReceipts,
	type Receipt,
	type ReceiptInput,
	recordReceipt,
} from "@confiserie/domain/contract/lots";
import { dayOf } from "@confiserie/domain/day";
import { readDecimal } from "@confiserie/domain/decimal-text";
import { DURABILITIES, DURABILITY_CODES } from "@confiserie/domain/food/durability";
import { formatCount } from "@confiserie/domain/format";
import { lotWords } from "@confiserie/domain/lots/lot-words";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { call } from "@/lib/api";
import { showProblem } from "@/lib/form-problem";
import { type FieldMessages, resolverOf } from "@/lib/form-resolver";
import { invalidate } from "@/lib/use-operation";
import { randomUuid } from "@/lib/uuid";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";
import type { FoundProduct } from "./find-products";
import { ProductFinder } from "./product-finder";

interface ReceiptValues {
	lot: string;
	durability: string;
	expiresOn: string;
	boxes: string;
	supplier: string;
	costPerBox: string;
	receivedOn: string;
}
/** Id of the first field, where the next line of a delivery begins. */
const FINDER = "produit-recu";
const FIELDS = ["lot", "durability", "expiresOn", "boxes", "supplier", "costPerBox", "receivedOn"] as const;
const KINDS = [
	{ value: "", label: "Comme le produit" },
	...DURABILITY_CODES.map((code) => ({ value: code, label: DURABILITIES[code].label })),
];

/** What came in: the product by its label or name, then lot, date and boxes. The supplier stays for the next lines of a delivery. */
export function ReceiptForm() {
	const client = useQueryClient();
	const [product, setProduct] = useState<FoundProduct | null>(null);
	const [missing, setMissing] = useState<string | null>(null);
	const [recorded, setRecorded] = useState<Receipt | null>(null);
	/** One key for what is typed: a second press of the button records nothing. */
	const key = useRef(randomUuid());
	const form = useForm<ReceiptValues>({ defaultValues: blank(""), resolver: resolverOf(validate) });
	const { errors, isSubmitting } = form.formState;
	const submit = form.handleSubmit(async (values) => {
		if (!product) {
			setMissing("Choisissez un produit.");
			return;
		}
		try {
			setRecorded(await call(recordReceipt, { body: inputOf(key.current, product, values) }));
			key.current = randomUuid();
			setProduct(null);
			form.reset(blank(values.supplier));
			document.getElementById(FINDER)?.focus();
			void invalidate(client, listLots, listReceipts);
		} catch (cause) {
			showProblem(cause, FIELDS, form.setError, "La réception n'a pas pu être enregistrée. Réessayez.");
		}
	});
	return (
		<form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
			{recorded && (
				<Banner tone="success" title={`${recorded.productName} : ${formatCount(recorded.boxes, "carton")} en stock`}>
					{lotWords(recorded)}
				</Banner>
			)}
			<ProductFinder
				id={FINDER}
				error={missing}
				onFound={(found, { lot, expiresOn }) => {
					setProduct(found);
					setMissing(null);
					if (lot) form.setValue("lot", lot);
					if (expiresOn) form.setValue("expiresOn", expiresOn);
					form.setFocus(lot ? "boxes" : "lot");
				}}
			/>
			{product && (
				<p className="rounded-control bg-dragee px-3 py-2">
					<span className="text-sm text-prune">{"Produit\u00a0: "}</span>
					<strong>{product.name}</strong>
					<span className="block text-sm wrap-anywhere text-prune">{product.reference}</span>
				</p>
			)}
			<div className="grid items-start gap-4 sm:grid-cols-2">
				<TextField
					{...form.register("lot")}
					label="Numéro de lot"
					autoComplete="off"
					autoCapitalize="characters"
					maxLength={40}
					error={errors.lot?.message ?? null}
				/>
				<TextField
					{...form.register("boxes")}
					label="Cartons"
					inputMode="numeric"
					autoComplete="off"
					error={errors.boxes?.message ?? null}
				/>
				<TextField
					{...form.register("expiresOn")}
					type="date"
					label="DDM ou DLC"
					error={errors.expiresOn?.message ?? null}
				/>
				<Select {...form.register("durability")} label="Sorte de date" options={KINDS} />
				<TextField
					{...form.register("receivedOn")}
					type="date"
					label="Reçu le"
					error={errors.receivedOn?.message ?? null}
				/>
				<TextField
					{...form.register("supplier")}
					label="Fournisseur"
					optional
					autoComplete="off"
					maxLength={120}
					error={errors.supplier?.message ?? null}
				/>
				<TextField
					{...form.register("costPerBox")}
					label="Coût d'achat d'un carton, en euros HT"
					optional
					inputMode="decimal"
					autoComplete="off"
					error={errors.costPerBox?.message ?? null}
				/>
			</div>
			{errors.root?.message && (
				<Banner tone="error" title="Rien n'est enregistré">
					{errors.root.message}
				</Banner>
			)}
			<Button type="submit" busy={isSubmitting} busyLabel="Enregistrement…" className="self-start">
				Enregistrer la réception
			</Button>
		</form>
	);
}

const blank = (supplier: string): ReceiptValues => ({
	lot: "",
	durability: "",
	expiresOn: "",
	boxes: "",
	supplier,
	costPerBox: "",
	receivedOn: dayOf(new Date()),
});

function inputOf(key: string, product: FoundProduct, values: ReceiptValues): ReceiptInput {
	const { durability, expiresOn, boxes, costPerBox, ...rest } = values;
	return {
		...rest,
		key,
		productId: product.id,
		boxes: Number(boxes),
		expiresOn: expiresOn || null,
		costPerBox: costPerBox.trim() ? readDecimal(costPerBox) : null,
		...(durability && { durability: durability as NonNullable<ReceiptInput["durability"]> }),
	};
}

function validate({ lot, boxes, costPerBox, receivedOn }: ReceiptValues): FieldMessages {
	const count = /^\d+$/.test(boxes.trim()) ? Number(boxes) : 0;
	return {
		...(lot.trim() ? {} : { lot: "Saisissez le numéro de lot." }),
		...(count >= 1 && count <= LOT_BOXES ? {} : { boxes: "Un nombre entier de cartons est attendu, de 1 à 100 000." }),
		...(costPerBox.trim() && Number.isNaN(readDecimal(costPerBox) ?? Number.NaN)
			? { costPerBox: "Un montant en euros est attendu, par exemple 18,40." }
			: {}),
		...(receivedOn ? {} : { receivedOn: "Choisissez le jour de la réception." }),
	};
}
