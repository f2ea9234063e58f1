import { productWarnings } from "@confiserie/domain/catalogue/product-warnings";
import {
	type AdminProduct,
	adminProductSchema,
	editableFields,
	productInputSchema,
} from "@confiserie/domain/contract/admin-product";
import { dayOf } from "@confiserie/domain/day";
import { readDecimal, writeDecimal } from "@confiserie/domain/decimal-text";
import { formatCents } from "@confiserie/domain/format";
import { ofABox } from "@confiserie/domain/prices/box-words";
import { tiers } from "@confiserie/domain/prices/tier-price";
import { sentence } from "@confiserie/domain/text";
import { Button, Text, toast } from "@medusajs/ui";
import { type FormEvent, useState } from "react";
import { call, useChange } from "../lib/shop";
import { Field } from "./field";

const FIGURES = {
	pricePerPieceBox: { label: "Prix de la pièce au carton", unit: "€ TTC" },
	pricePerPieceLayer: { label: "Prix de la pièce à la couche", unit: "€ TTC" },
	pricePerPiecePallet: { label: "Prix de la pièce à la palette", unit: "€ TTC" },
	piecesPerBox: { label: "Pièces par carton" },
	boxesPerLayer: { label: "Cartons par couche" },
	boxesPerPallet: { label: "Cartons par palette" },
	weightGrams: { label: "Poids net d'une pièce", unit: "g" },
} as const;
type Figure = keyof typeof FIGURES;
const FIGURE_NAMES = Object.keys(FIGURES) as Figure[];
const TEXTS = {
	eanUnit: { label: "EAN de la pièce", inputMode: "numeric" },
	eanBox: { label: "EAN du carton", inputMode: "numeric" },
	bestBeforeDate: { label: "Date de durabilité minimale", type: "date" },
} as const;
type TextName = keyof typeof TEXTS;
const TEXT_NAMES = Object.keys(TEXTS) as TextName[];

type Values = Record<Figure | TextName, string>;

interface PackagingFormProps {
	product: AdminProduct;
	path: string;
	onClose: () => void;
}

/** The figures that decide a product's prices. What is wrong is said at once, by the very schema that the server uses. */
export function PackagingForm({ product, path, onClose }: PackagingFormProps) {
	const [values, setValues] = useState(() => valuesOf(product));
	const [problems, setProblems] = useState<Record<string, string>>({});
	const { mutate, isPending } = useChange({
		run: (body: Record<string, unknown>) => call(path, adminProductSchema, { method: "PUT", body }),
		path,
		replaces: true,
		onDone: () => {
			toast.success("Emballage et tarifs enregistrés", { description: "La boutique suit dans les secondes." });
			onClose();
		},
	});
	const set = (name: Figure | TextName) => (value: string) => setValues((last) => ({ ...last, [name]: value }));
	const input = inputOf(product, values);

	const save = (event: FormEvent) => {
		event.preventDefault();
		const parsed = productInputSchema.safeParse(input);
		setProblems(parsed.success ? {} : byField(parsed.error.issues));
		if (parsed.success && !isPending) mutate(parsed.data);
	};

	return (
		<form onSubmit={save} noValidate aria-label="Emballage et tarifs" className="flex flex-col gap-4 px-6 py-4">
			<div className="grid gap-4 md:grid-cols-3">
				{FIGURE_NAMES.map((name) => (
					<Field
						key={name}
						{...FIGURES[name]}
						inputMode="decimal"
						value={values[name]}
						onChange={set(name)}
						problem={problems[name]}
					/>
				))}
				{TEXT_NAMES.map((name) => (
					<Field key={name} {...TEXTS[name]} value={values[name]} onChange={set(name)} problem={problems[name]} />
				))}
			</div>
			<Preview input={input} />
			<Elsewhere problems={problems} />
			<div className="flex justify-end gap-2">
				<Button type="button" size="small" variant="secondary" onClick={onClose}>
					Annuler
				</Button>
				<Button type="submit" size="small" isLoading={isPending}>
					Enregistrer
				</Button>
			</div>
		</form>
	);
}

/** Price of a box at each tier, as typed, and figures that look like typos. */
function Preview({ input }: { input: ReturnType<typeof inputOf> }) {
	const parsed = productInputSchema.safeParse(input);
	if (!parsed.success) return null;
	const prices = tiers(parsed.data)
		.map(({ minBoxes, pricePerBoxCents }) => `${formatCents(pricePerBoxCents)} dès ${minBoxes}`)
		.join(" · ");
	return (
		<div aria-live="polite">
			<Text size="small">{`Prix ${ofABox(parsed.data)}\u00a0: ${prices}`}</Text>
			{productWarnings(parsed.data, dayOf(new Date())).map(({ field, message }) => (
				<Text key={field} size="small" className="text-ui-tag-orange-text">
					{message}
				</Text>
			))}
		</div>
	);
}

/** Faults of fields that this form does not show: they are corrected in the shop's own form. */
function Elsewhere({ problems }: { problems: Record<string, string> }) {
	const hidden = Object.entries(problems).filter(([name]) => !(name in FIGURES) && !(name in TEXTS));
	if (hidden.length === 0) return null;
	return (
		<Text size="small" role="alert" className="text-ui-fg-error">
			{`À corriger dans la fiche de la boutique\u00a0: ${hidden.map(([name, message]) => `${name}, ${message}`).join("\u00a0; ")}`}
		</Text>
	);
}

function valuesOf(product: AdminProduct): Values {
	const figures = Object.fromEntries(FIGURE_NAMES.map((name) => [name, writeDecimal(product[name])]));
	const { eanUnit, eanBox, bestBeforeDate } = product;
	return { ...figures, eanUnit, eanBox, bestBeforeDate: bestBeforeDate ?? "" } as Values;
}

/** The whole product as PUT wants it, with what was typed. The stock is left as it is. */
function inputOf(product: AdminProduct, values: Values) {
	const figures = Object.fromEntries(FIGURE_NAMES.map((name) => [name, readDecimal(values[name])]));
	return {
		...editableFields(product),
		...figures,
		eanUnit: values.eanUnit.trim(),
		eanBox: values.eanBox.trim(),
		bestBeforeDate: values.bestBeforeDate || null,
	};
}

function byField(issues: readonly { path: PropertyKey[]; message: string }[]): Record<string, string> {
	return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), sentence(message)]));
}
