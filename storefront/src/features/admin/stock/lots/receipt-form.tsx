"use client";

import {
	type DeliveryInput,
	listLots,
	listReceipts,
	type Receipt,
	recordDelivery,
} from "@confiserie/domain/contract/lots";
import { readAdminProduct } from "@confiserie/domain/contract/products";
import { dayOf } from "@confiserie/domain/day";
import { DURABILITIES, DURABILITY_CODES } from "@confiserie/domain/food/durability";
import { formatCount } from "@confiserie/domain/format";
import { lotWords } from "@confiserie/domain/lots/lot-words";
import { boxesLabel, ofABox } from "@confiserie/domain/prices/box-words";
import { formatBoxes } from "@confiserie/domain/prices/tier-price";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useFieldArray } from "react-hook-form";
import {
	ChoiceField,
	DayField,
	EditForm,
	type EditFormState,
	EurosField,
	FieldGrid,
	TextField,
	useEditForm,
	WholeField,
} from "@/features/admin/kit";
import { listProblem } from "@/lib/form-problem";
import { useOperation } from "@/lib/use-operation";
import { randomUuid } from "@/lib/uuid";
import { Banner } from "@/ui/banner";
import { IconButton } from "@/ui/icon-button";
import { ProductFinder } from "./product-finder";

/** Id of the first field, where the next line of a delivery begins. */
const FINDER = "produit-recu";
const KINDS = [
	{ value: undefined, label: "Comme le produit" },
	...DURABILITY_CODES.map((code) => ({ value: code, label: DURABILITIES[code].label })),
];

/** Goods that came in under one delivery note: each product by its label or name, then lot, date and boxes. */
export function ReceiptForm() {
	const [recorded, setRecorded] = useState<readonly Receipt[]>([]);
	const [start, setStart] = useState(blank);
	/** Lines whose unusual numbers the server has asked about: pressing the button again confirms them. */
	const [asked, setAsked] = useState("");
	const form = useEditForm(recordDelivery, {
		start,
		changes: [listLots, listReceipts],
		failure: "La réception n'a pas pu être enregistrée. Réessayez.",
		sends: (values) => ({ ...values, isConfirmed: asked === JSON.stringify(values.lines) }),
		onRefused: ({ code }) => {
			if (code === "RECEIPT_UNUSUAL") setAsked(JSON.stringify(form.getValues("lines")));
			return false;
		},
		onSaved: ({ content }, { lines }) => {
			setRecorded(content);
			// A label that was scanned meanwhile is of the next delivery.
			const next = { ...blank(), lines: form.getValues("lines").slice(lines.length) };
			form.reset(next);
			setStart(next);
			document.getElementById(FINDER)?.focus();
		},
	});
	const { field } = form;
	const { fields, append, remove } = useFieldArray({ control: form.control, name: "lines" });
	const fault = form.formState.errors.lines;
	return (
		<EditForm form={form} legend="Réception" label="Enregistrer la réception">
			{recorded.length > 0 && (
				<Banner tone="success" title={`${formatCount(recorded.length, "ligne enregistrée", "lignes enregistrées")}.`}>
					<ul>
						{recorded.map((receipt) => (
							<li key={receipt.id}>
								<strong>{`${receipt.productName} : ${formatBoxes(receipt.boxes, receipt)} en stock`}</strong>{" "}
								{lotWords(receipt)}
							</li>
						))}
					</ul>
				</Banner>
			)}
			<FieldGrid>
				<TextField {...field("deliveryNote")} label="Numéro du bon de livraison" optional maxLength={60} />
				<TextField {...field("supplier")} label="Fournisseur" optional maxLength={120} />
				<DayField {...field("receivedOn")} label="Reçu le" />
			</FieldGrid>
			<ProductFinder
				id={FINDER}
				error={listProblem(fault) ?? null}
				onFound={({ id }, { lot, expiresOn }) => {
					const line = { productId: id, lot: lot ?? "", boxes: Number.NaN, expiresOn, costPerBox: null };
					append(line, { focusName: `lines.${fields.length}.${lot ? "boxes" : "lot"}` });
				}}
			/>
			{fields.map(({ id }, index) => (
				<Line
					key={id}
					form={form}
					index={index}
					onRemove={() => {
						remove(index);
						document.getElementById(FINDER)?.focus();
					}}
				/>
			))}
		</EditForm>
	);
}

interface LineProps {
	form: EditFormState<DeliveryInput>;
	index: number;
	onRemove: () => void;
}

function Line({ form: { field, getValues }, index, onRemove }: LineProps) {
	const at = `lines.${index}` as const;
	const { data: product = null } = useOperation(readAdminProduct, { params: { id: getValues(`${at}.productId`) } });
	const name = product?.name ?? `Ligne ${index + 1}`;
	return (
		<fieldset className="min-w-0 rounded-card border border-trait p-4">
			<legend className="sr-only">{name}</legend>
			<div className="flex items-start justify-between gap-2">
				<p className="min-w-0 wrap-anywhere">
					<strong>{name}</strong>
					<span className="block text-sm text-prune">{product?.reference}</span>
				</p>
				<IconButton label={`Retirer ${name}`} tone="plain" onClick={onRemove}>
					<Trash2 aria-hidden="true" className="size-5" />
				</IconButton>
			</div>
			<FieldGrid>
				<TextField {...field(`${at}.lot`)} label="Numéro de lot" autoCapitalize="characters" maxLength={40} />
				<WholeField {...field(`${at}.boxes`)} label={boxesLabel(product)} />
				<DayField {...field(`${at}.expiresOn`)} label="DDM ou DLC" />
				<ChoiceField {...field(`${at}.durability`)} label="Sorte de date" options={KINDS} />
				<EurosField {...field(`${at}.costPerBox`)} label={`Coût d'achat ${ofABox(product)}, en euros HT`} optional />
			</FieldGrid>
		</fieldset>
	);
}

/** One key for what is typed: a second press of the button records nothing. */
const blank = (): DeliveryInput => ({
	...{ key: randomUuid(), deliveryNote: "", supplier: "" },
	...{ receivedOn: dayOf(new Date()), lines: [], isConfirmed: false },
});
