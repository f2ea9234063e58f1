"use client";

import {
	IMPORT_TARGETS,
	type ImportMapping,
	importMappingSchema,
	type ProposedMapping,
} from "@confiserie/domain/contract/import-mapping";
import { readDecimal, writeDecimal } from "@confiserie/domain/decimal-text";
import { categoryOptions, useCategories } from "@/features/admin-categories";
import { MappingForm } from "@/features/admin-import-mappings";
import { numberOption } from "@/ui/number-option";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";

interface MappingStepProps {
	/** Of the form, for a button outside it. */
	id: string;
	proposal: ProposedMapping;
	/** What the merchant chose before, when they come back to it. */
	chosen: ImportMapping | null;
	onMapped: (mapping: ImportMapping) => void;
}

/** Says what each column of another software's file of products becomes, and answers what the file does not say. */
export function MappingStep({ id, proposal, chosen, onMapped }: MappingStepProps) {
	const { data: categories } = useCategories();
	const { unit, prices, weightUnit, piecesPerBox, vatRate, category } = chosen ?? proposal;
	return (
		<MappingForm
			id={id}
			schema={importMappingSchema}
			proposal={proposal}
			chosen={chosen}
			targets={IMPORT_TARGETS}
			answers={{ unit, prices, weightUnit, piecesPerBox, vatRate, category }}
			introduction={<Introduction proposal={proposal} />}
			onMapped={onMapped}
		>
			{(answers, change, errors) => (
				<fieldset className="grid gap-4 sm:grid-cols-2">
					<legend className="mb-3 font-semibold">Ce que le fichier ne dit pas</legend>
					<Select
						label="Prix, stocks et poids sont ceux"
						options={[
							{ value: "PIECE", label: "d'une pièce" },
							{ value: "BOX", label: "d'un carton" },
						]}
						value={answers.unit}
						onChange={({ target }) => change({ unit: target.value === "BOX" ? "BOX" : "PIECE" })}
					/>
					<Select
						label="Les prix sont"
						options={[
							{ value: "INCLUDED", label: "TTC" },
							{ value: "EXCLUDED", label: "hors taxes" },
						]}
						value={answers.prices}
						onChange={({ target }) => change({ prices: target.value === "EXCLUDED" ? "EXCLUDED" : "INCLUDED" })}
					/>
					<Select
						label="Les poids sont en"
						options={[
							{ value: "KG", label: "kilogrammes" },
							{ value: "G", label: "grammes" },
						]}
						value={answers.weightUnit}
						onChange={({ target }) => change({ weightUnit: target.value === "G" ? "G" : "KG" })}
					/>
					<TextField
						label="Pièces par carton, à défaut"
						inputMode="numeric"
						value={Number.isNaN(answers.piecesPerBox) ? "" : String(answers.piecesPerBox)}
						error={errors.piecesPerBox ?? null}
						onChange={({ target }) => change({ piecesPerBox: Number.parseInt(target.value, 10) })}
					/>
					<Select
						label="TVA, à défaut"
						options={[numberOption(20, "20 %"), numberOption(5.5, "5,5 %")]}
						value={writeDecimal(answers.vatRate)}
						onChange={({ target }) => change({ vatRate: readDecimal(target.value) === 5.5 ? 5.5 : 20 })}
					/>
					<Select
						label="Catégorie, à défaut"
						options={[{ value: "", label: "Aucune" }, ...categoryOptions(categories?.content, answers.category ?? "")]}
						value={answers.category ?? ""}
						onChange={({ target }) => change({ category: target.value || null })}
					/>
				</fieldset>
			)}
		</MappingForm>
	);
}

function Introduction({ proposal: { columns } }: { proposal: ProposedMapping }) {
	const images = columns
		.filter(({ hasImages, target }) => hasImages && target === "images")
		.map(({ heading }) => `«\u00a0${heading}\u00a0»`);
	return (
		<>
			<p>
				Vérifiez ce que chaque colonne devient. Un nouveau produit arrive en brouillon, à compléter avant la mise en
				vente.
			</p>
			<p className="mt-1">
				Une variante qui a sa référence devient un produit, nommé «&nbsp;Nom, option&nbsp;». La ligne qui regroupe des
				variantes et celles sans prix ne sont pas reprises.
			</p>
			{images.length > 0 && (
				<p className="mt-1">
					Les images ({images.join(", ")}) sont téléchargées à l'import, pour les produits qui n'en ont pas. Celles qui
					ne se lisent pas sont signalées, sans arrêter l'import.
				</p>
			)}
		</>
	);
}
