"use client";

import { fieldWords, NUTRIENTS, PRODUCT_FIELDS } from "@confiserie/domain/catalogue/product-fields";
import { MISSING_FIELDS, type MissingField } from "@confiserie/domain/contract/admin-product";
import { IMPORT_TARGETS, importMappingSchema, type ProposedMapping } from "@confiserie/domain/contract/import-mapping";
import { type ImportRun, importRunSchema } from "@confiserie/domain/contract/product-import";
import { importProducts, proposeImportMapping } from "@confiserie/domain/contract/product-imports";
import { formatCount, formatInteger } from "@confiserie/domain/format";
import { FileDown } from "lucide-react";
import { type ComponentProps, useId } from "react";
import { Act, ChoiceField, type ValuesOf, WholeField } from "@/features/admin/kit";
import { categoryOptions, useCategories } from "@/features/admin/products/categories";
import {
	followImport,
	type ImportDefinition,
	ImportDialog,
	importForm,
	MappingForm,
} from "@/features/admin/products/imports";
import { ApiProblem, call } from "@/lib/api";
import { saveFile } from "@/lib/save-file";
import { formWith } from "@/lib/upload-image";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { FILE_STYLE } from "@/ui/file-style";
import { fetchTemplate } from "./product-files";
import { productReads } from "./product-reads";

/** A ZIP of the images of the products. */
type Images = File | null;
const MAPPED = { ...importProducts, body: importMappingSchema };
type Definition = ImportDefinition<Images, ProposedMapping, ValuesOf<typeof MAPPED>>;
type Shown<Name extends "Mapping" | "Questions" | "Progress"> = ComponentProps<NonNullable<Definition[Name]>>;

const PRODUCTS: Definition = {
	kind: "products",
	title: "Importer des produits",
	description: "Le fichier est d'abord vérifié : rien n'est modifié avant votre accord.",
	hint: "Le fichier de l'export convient : modifiez-le, puis importez-le. Une référence connue est modifiée, une nouvelle est créée. Une colonne absente ne change rien : reference;stock_cartons suffit pour un inventaire. Les exports de WooCommerce, Shopify, PrestaShop, Odoo et Sage sont reconnus.",
	links: <TemplateButton />,
	asked: null,
	Questions: ImagesField,
	propose: async (file) => {
		const proposal = await call(proposeImportMapping, { form: formWith("file", file) });
		return proposal.isOwn ? null : proposal;
	},
	Mapping: MappingStep,
	send: async ({ file, asked, mapping, dryRun }, onProgress) => {
		const form = importForm(file, mapping);
		if (asked) form.append("images", asked);
		return sendImport(form, dryRun, onProgress);
	},
	changes: productReads,
	Progress,
	noun: "produit",
	Next: ({ run: { id, created } }) =>
		created > 0 && (
			<ButtonLink variant="secondary" size="sm" href={`/admin/products/drafts?importId=${id}`}>
				Compléter les nouveaux produits
			</ButtonLink>
		),
	linkOf:
		({ id, dryRun, changed }) =>
		(column, count) => {
			const missing = MISSING_FIELDS.find((field) => headingsOf(field).includes(column));
			if (dryRun || !missing) return null;
			// Products that were there are not of the import.
			const ofImport = changed === 0 ? `&importId=${id}` : "";
			return {
				label: `${formatCount(count, "produit")} sans ${fieldWords(missing)}`,
				href: `/admin/products?missing=${missing}${ofImport}`,
			};
		},
};

/** The columns of a file that a field has. */
const headingsOf = (field: MissingField): readonly string[] =>
	field === "nutrition" ? NUTRIENTS.map(({ heading }) => heading) : [PRODUCT_FIELDS[field].heading];

/** Import of a CSV file or a workbook of products. */
export const ProductImportDialog = ({ onClose }: { onClose: () => void }) => (
	<ImportDialog definition={PRODUCTS} onClose={onClose} />
);

/** Sends a file and follows its import to its end. */
export async function sendImport(
	form: FormData,
	dryRun: boolean,
	onProgress: (job: ImportRun) => void = () => {},
): Promise<ImportRun> {
	return followImport(await started(form, dryRun), onProgress);
}

/** A file with faults is a response, too: the import is in the refusal. */
async function started(form: FormData, dryRun: boolean): Promise<ImportRun> {
	try {
		return await call(importProducts, { query: { dryRun: dryRun ? "true" : "false" }, form });
	} catch (cause) {
		const refused = cause instanceof ApiProblem ? importRunSchema.safeParse(cause.current) : undefined;
		if (refused?.success) return refused.data;
		throw cause;
	}
}

function MappingStep({ proposal, ...form }: Shown<"Mapping">) {
	const { data: categories } = useCategories();
	const { unit, prices, weightUnit, piecesPerBox, vatRate, category, columns } = proposal;
	const images = columns
		.filter(({ hasImages, target }) => hasImages && target === "images")
		.map(({ heading }) => `«\u00a0${heading}\u00a0»`);
	return (
		<MappingForm
			{...form}
			operation={MAPPED}
			proposal={proposal}
			targets={IMPORT_TARGETS}
			answers={{ unit, prices, weightUnit, piecesPerBox, vatRate, category }}
			introduction={
				<>
					<p>
						Vérifiez ce que chaque colonne devient. Un nouveau produit arrive en brouillon, à compléter avant la mise en
						vente.
					</p>
					<p className="mt-1">
						Une variante qui a sa référence devient un produit, nommé «&nbsp;Nom, option&nbsp;». La ligne qui regroupe
						des variantes et celles sans prix ne sont pas reprises.
					</p>
					{images.length > 0 && (
						<p className="mt-1">
							Les images ({images.join(", ")}) sont téléchargées à l'import, pour les produits qui n'en ont pas. Celles
							qui ne se lisent pas sont signalées, sans arrêter l'import.
						</p>
					)}
				</>
			}
		>
			{({ field }) => (
				<fieldset className="grid gap-4 sm:grid-cols-2">
					<legend className="mb-3 font-semibold">Ce que le fichier ne dit pas</legend>
					<ChoiceField
						{...field("unit")}
						label="Prix, stocks et poids sont ceux"
						options={[
							{ value: "PIECE", label: "d'une pièce" },
							{ value: "BOX", label: "d'un carton" },
						]}
					/>
					<ChoiceField
						{...field("prices")}
						label="Les prix sont"
						options={[
							{ value: "INCLUDED", label: "TTC" },
							{ value: "EXCLUDED", label: "hors taxes" },
						]}
					/>
					<ChoiceField
						{...field("weightUnit")}
						label="Les poids sont en"
						options={[
							{ value: "KG", label: "kilogrammes" },
							{ value: "G", label: "grammes" },
						]}
					/>
					<WholeField {...field("piecesPerBox")} label="Pièces par carton, à défaut" />
					<ChoiceField
						{...field("vatRate")}
						label="TVA, à défaut"
						options={[
							{ value: 20, label: "20 %" },
							{ value: 5.5, label: "5,5 %" },
						]}
					/>
					<ChoiceField
						{...field("category")}
						label="Catégorie, à défaut"
						options={[{ value: null, label: "Aucune" }, ...categoryOptions(categories?.content, category ?? "")]}
					/>
				</fieldset>
			)}
		</MappingForm>
	);
}

/** Images of the products, in one file that is sent with theirs. */
function ImagesField({ asked: images, onChange }: Shown<"Questions">) {
	const id = useId();
	return (
		<p className="flex flex-col gap-1.5">
			<label htmlFor={id} className="font-semibold">
				Images des produits, en ZIP <span className="font-normal text-prune">(facultatif)</span>
			</label>
			<span id={`${id}-hint`} className="text-sm text-prune">
				Un fichier porte le nom que donne la colonne des images, ou la référence du produit&nbsp;: REF-1.jpg, puis
				REF-1_2.jpg. Un produit qui a déjà des images les garde.
			</span>
			{images ? (
				<span className="flex flex-wrap items-center gap-3">
					<span className="min-w-0 break-all">{images.name}</span>
					<Button variant="secondary" size="sm" onClick={() => onChange(null)}>
						Retirer le ZIP
					</Button>
				</span>
			) : (
				<input
					id={id}
					type="file"
					accept=".zip,application/zip"
					aria-describedby={`${id}-hint`}
					className={FILE_STYLE}
					onChange={({ target }) => onChange(target.files?.[0] ?? null)}
				/>
			)}
		</p>
	);
}

/** Downloads a workbook with every column and no product. */
function TemplateButton() {
	return (
		<Act
			label={
				<>
					<FileDown aria-hidden="true" className="size-4.5" />
					Télécharger un modèle vide
				</>
			}
			busyLabel="Téléchargement…"
			act={async () => {
				const { name, content } = await fetchTemplate();
				saveFile(content, name);
			}}
			changes={[]}
		/>
	);
}

const PHASES: Record<ImportRun["phase"], string> = {
	READING: "Lecture et vérification du fichier",
	IMAGES: "Reprise des images",
	SAVING: "Enregistrement des produits",
	INDEXING: "Mise à jour de la boutique",
};

function Progress({ file, report: job }: Shown<"Progress">) {
	const share = job && job.total > 0 ? Math.min(1, job.done / job.total) : null;
	const text = job ? PHASES[job.phase] : "Envoi du fichier";
	return (
		<div className="flex flex-col gap-2">
			<p role="status" className="font-semibold">
				{text}… {share !== null && `${Math.floor(share * 100)} %`}
			</p>
			<progress
				aria-label={text}
				max={1}
				{...(share === null ? {} : { value: share })}
				className="shown-bar min-w-full"
			/>
			<p className="text-sm text-prune">
				{file.name} {job && job.phase !== "READING" && `· ${formatInteger(job.done)} sur ${formatInteger(job.total)}`}
			</p>
			{job && !job.dryRun && (
				<p className="text-sm text-prune">Vous pouvez fermer cette fenêtre : l'import continue sur le serveur.</p>
			)}
		</div>
	);
}
