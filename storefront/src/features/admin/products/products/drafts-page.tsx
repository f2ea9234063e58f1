"use client";

import { fieldWords, PRODUCT_FIELDS } from "@confiserie/domain/catalogue/product-fields";
import {
	type AdminProductItem,
	MISSING_FIELDS,
	MISSING_FILTERS,
	type MissingField,
} from "@confiserie/domain/contract/admin-product";
import { importProducts } from "@confiserie/domain/contract/product-imports";
import { listAdminProducts, readUsualValues } from "@confiserie/domain/contract/products";
import { readAdminSettings } from "@confiserie/domain/contract/shop-settings";
import { CSV_MARK, csvLine } from "@confiserie/domain/csv";
import { formatCount } from "@confiserie/domain/format";
import { sentence } from "@confiserie/domain/text";
import { useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import {
	ChoiceField,
	EditForm,
	type EditFormState,
	FieldGrid,
	Filters,
	ListPart,
	ListSelect,
	outdate,
	RowLink,
	TextField,
	useEditForm,
	useOperationList,
	type ValuesOf,
} from "@/features/admin/kit";
import { categoryOptions, useCategories } from "@/features/admin/products/categories";
import { importForm } from "@/features/admin/products/imports";
import { AdminHeader, listReader, oneOf, useMay, words } from "@/features/admin/shell";
import { ApiProblem } from "@/lib/api";
import { useOperation } from "@/lib/use-operation";
import { Button } from "@/ui/button";
import { MISSING_OPTIONS } from "./list-state";
import { sendImport } from "./product-import";
import { productReads } from "./product-reads";

/** What a line of text or a choice completes; the rest is completed in the product's form. */
const TYPED = [
	...(["category", "description", "weightGrams", "eanUnit", "eanBox", "legalName"] as const),
	...(["storageConditions", "operator", "organicCode", "organicFarming"] as const),
] as const satisfies readonly MissingField[];
type Typed = (typeof TYPED)[number];
const isTyped = (field: MissingField): field is Typed => TYPED.some((one) => one === field);

const values = z.record(z.string(), z.string().optional());
/** A grid is saved as a file of its cells: their rules, their order and what is taken back are those of an import. */
const SAVED = {
	...importProducts,
	body: z.object({ cells: z.record(z.string(), values), forAll: values }),
};
type Grid = EditFormState<ValuesOf<typeof SAVED>>;

const read = listReader({ missing: oneOf(MISSING_FILTERS, "any"), importId: words });

/** /admin/products/drafts: what lacks something before it can be on sale, of an import or of all, with a column for what is missing. */
export function DraftsPage() {
	const client = useQueryClient();
	const mayChange = useMay()("catalogue.change");
	const list = useOperationList(listAdminProducts, read, {
		query: ({ page, missing, importId }) => ({
			...{ page, missing, sort: "createdAt_desc" as const },
			...(importId && { importId }),
		}),
	});
	const rows = list.data?.content ?? [];
	const missing = MISSING_FIELDS.filter((field) => rows.some(({ missingFields }) => missingFields.includes(field)));
	const form = useEditForm(SAVED, {
		start: { cells: {}, forAll: {} },
		clears: true,
		failure: "Les produits n'ont pas pu être enregistrés. Réessayez.",
		done: "Produits complétés",
		// Also of a file that was refused in part, some rows are complete.
		save: ({ cells }) => sendCells(rows, missing.filter(isTyped), cells).finally(() => outdate(client, productReads)),
		onRefused: ({ errors }) => {
			const isRefused = (id: string) => errors.some(({ field }) => field.startsWith(`cells.${id}.`));
			if (errors.length > 0) for (const { id } of rows) if (!isRefused(id)) form.setValue(`cells.${id}`, {});
			return false;
		},
		onSaved: (_job, { cells }) => {
			// What was typed under another filter was not sent.
			for (const [id, typed] of Object.entries(cells))
				if (!rows.some((row) => row.id === id) && Object.values(typed).some(Boolean))
					form.setValue(`cells.${id}`, typed, { shouldDirty: true });
		},
	});
	return (
		<>
			<AdminHeader
				title="Produits à compléter"
				subtitle="Ce qui manque avant la mise en vente, à remplir d'un coup"
				crumbs={[{ label: "Produits", href: "/admin/products" }, { label: "À compléter" }]}
			/>
			<EditForm form={form} legend="Ce qui manque aux produits" isReadOnly={!mayChange}>
				<ListPart
					list={list}
					filters={
						<Filters>
							<ListSelect list={list} name="missing" label="Il manque" options={MISSING_OPTIONS.slice(1)} />
						</Filters>
					}
					chips={list.state.importId ? [{ label: "Créés par un import", without: { importId: "" } }] : []}
					caption="Produits à compléter"
					failure="Impossible de charger les produits"
					summary={({ totalElements }) => formatCount(totalElements, "produit à compléter", "produits à compléter")}
					rowKey={({ id }) => id}
					columns={[
						{ key: "product", header: "Produit", isHead: true, card: "title", cell: (item) => <Named item={item} /> },
						...missing.map((field) => ({
							key: field,
							header: PRODUCT_FIELDS[field].label,
							cell: (item: AdminProductItem) => <Cell form={form} item={item} field={field} />,
						})),
					]}
					empty="Rien ne manque à ces produits."
					pages={({ totalPages }) => totalPages}
				/>
				{mayChange && <ForAll form={form} rows={rows} fields={missing.filter(isTyped)} />}
			</EditForm>
		</>
	);
}

const Named = ({ item: { id, name, reference } }: { item: AdminProductItem }) => (
	<>
		<RowLink href={`/admin/products/${id}/edit`}>{name}</RowLink>
		<span className="block text-xs text-prune wrap-anywhere">{reference}</span>
	</>
);

function Cell({ form: { field: bound }, item, field }: { form: Grid; item: AdminProductItem; field: MissingField }) {
	const categories = useCategories().data?.content;
	if (!item.missingFields.includes(field)) return "–";
	// Above the link that the row is.
	if (!isTyped(field)) return <span className="text-sm text-prune">Dans sa fiche</span>;
	const label = `${PRODUCT_FIELDS[field].label} de ${item.name}`;
	const cell = bound(`cells.${item.id}.${field}`);
	return (
		<div className="relative z-1 min-w-40">
			{field === "category" ? (
				<ChoiceField {...cell} label={label} hasHiddenLabel options={[NONE, ...categoryOptions(categories, "")]} />
			) : (
				<TextField {...cell} label={label} hasHiddenLabel />
			)}
		</div>
	);
}
const NONE = { value: "", label: "Choisissez…" };

/** Fills the empty cells of a column: with what is typed here, else with what the shop's settings or the category's products say. */
function ForAll({ form, rows, fields }: { form: Grid; rows: readonly AdminProductItem[]; fields: readonly Typed[] }) {
	const shop = useOperation(readAdminSettings, {}).data?.shop.value;
	const usual = useOperation(readUsualValues, {}).data;
	const operator = shop?.legalName && `${shop.legalName}, ${shop.street}, ${shop.postalCode} ${shop.city}`;
	const filled = fields.filter((field) => !OF_ONE.has(field));
	const fill = () => {
		const { cells, forAll } = form.getValues();
		for (const { id, category, missingFields } of rows) {
			const said = usual?.find((one) => one.category === (cells[id]?.category || category));
			const defaults: Partial<Record<Typed, string>> = { ...said, category: "", operator: operator ?? "" };
			for (const field of filled.filter((one) => missingFields.includes(one) && !cells[id]?.[one])) {
				const value = forAll[field] || defaults[field];
				if (value) form.setValue(`cells.${id}.${field}`, value, { shouldDirty: true });
			}
		}
	};
	if (filled.length === 0) return null;
	return (
		<section aria-label="Remplir les cases vides" className="rounded-card border border-trait bg-white p-5">
			<h2 className="display text-lg">Remplir les cases vides</h2>
			<p className="mt-1 text-sm text-prune">
				Ce qui reste vide ici est proposé&nbsp;: l'exploitant selon les réglages de la boutique, la dénomination légale
				et la conservation comme la plupart des produits de la catégorie.
			</p>
			<FieldGrid>
				{filled.map((field) => (
					<TextField
						key={field}
						{...form.field(`forAll.${field}`)}
						label={`Pour tous : ${fieldWords(field)}`}
						optional
					/>
				))}
			</FieldGrid>
			<Button variant="secondary" size="sm" className="mt-4" onClick={fill}>
				Remplir
			</Button>
		</section>
	);
}
/** No two products share them, or a list chooses them. */
const OF_ONE: ReadonlySet<Typed> = new Set(["category", "description", "eanUnit", "eanBox"] as const);

/** Imports what was typed. Good rows are taken; what is wrong with others comes as a refusal that names their cells. */
async function sendCells(
	rows: readonly AdminProductItem[],
	fields: readonly Typed[],
	cells: ValuesOf<typeof SAVED>["cells"],
) {
	const typed = rows.flatMap(({ id, reference, missingFields }) => {
		const line = fields.map((field) => (missingFields.includes(field) && cells[id]?.[field]?.trim()) || "");
		return line.some(Boolean) ? [{ id, line: csvLine([reference, ...line]) }] : [];
	});
	if (typed.length === 0) throw new ApiProblem(400, "VALIDATION", "Remplissez au moins une case.");
	const headings = ["reference", ...fields.map((field) => PRODUCT_FIELDS[field].heading)];
	const file = new File([CSV_MARK, csvLine(headings), ...typed.map(({ line }) => line)], "produits-completes.csv");
	const job = await sendImport(
		importForm(file, {
			columns: headings.map((heading) => ({ heading, target: heading })),
			...{ unit: "PIECE", prices: "INCLUDED", weightUnit: "G", piecesPerBox: 1, vatRate: 20, category: null },
		}),
		false,
	);
	if (job.state === "FAILED") throw new ApiProblem(500, "IMPORT_FAILED", job.message ?? "Rien n'a été modifié.");
	if (job.errorCount === 0) return job;
	const errors = job.errors.map(({ line, column, message }) => ({
		field: `cells.${typed[line - 2]?.id}.${fields.find((field) => PRODUCT_FIELDS[field].heading === column)}`,
		message: sentence(message.slice(message.indexOf(" : ") + " : ".length)),
	}));
	const saved = formatCount(job.changed, "produit complété", "produits complétés");
	throw new ApiProblem(400, "CSV_INVALID", `${saved}, les cases signalées ne sont pas enregistrées.`, { errors });
}
