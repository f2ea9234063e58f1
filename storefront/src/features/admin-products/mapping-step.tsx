"use client";

import {
	IMPORT_TARGETS,
	type ImportMapping,
	importMappingSchema,
	type ProposedMapping,
} from "@confiserie/domain/contract/import-mapping";
import { IMPORT_SOURCES } from "@confiserie/domain/import-sources";
import { type FormEvent, useState } from "react";
import { categoryOptions, useCategories } from "@/features/admin-categories";
import { Banner } from "@/ui/banner";
import { MappedColumns } from "@/ui/mapped-columns";
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

const TARGETS = [
	{ value: "", label: "Ne pas reprendre" },
	...Object.entries(IMPORT_TARGETS).map(([value, label]) => ({ value, label })),
];

/** Says what each column of another software's file becomes, and answers what the file does not say. */
export function MappingStep({ id, proposal, chosen, onMapped }: MappingStepProps) {
	const [form, setForm] = useState(() => chosen ?? mappingOf(proposal));
	const [errors, setErrors] = useState<Record<string, string>>({});
	const { data: categories } = useCategories();
	const change = (changes: Partial<ImportMapping>) => setForm({ ...form, ...changes });
	const submit = (event: FormEvent) => {
		event.preventDefault();
		const parsed = importMappingSchema.safeParse(form);
		if (parsed.success) return onMapped(parsed.data);
		setErrors(Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join("."), message])));
	};
	return (
		<form id={id} onSubmit={submit} noValidate className="flex flex-col gap-5">
			<Introduction proposal={proposal} />
			{Object.keys(errors).length > 0 && (
				<Banner tone="error" title={errors.columns ?? "Corrigez les champs signalés, puis vérifiez à nouveau."} />
			)}
			<MappedColumns
				columns={proposal.columns}
				targets={TARGETS}
				chosen={form.columns}
				errors={errors}
				onChoose={(at, target) =>
					change({
						columns: form.columns.map((one, place) =>
							place === at ? { heading: one.heading, target: target || null } : one,
						),
					})
				}
			/>
			<fieldset className="grid gap-4 sm:grid-cols-2">
				<legend className="mb-3 font-semibold">Ce que le fichier ne dit pas</legend>
				<Select
					label="Prix, stocks et poids sont ceux"
					options={[
						{ value: "PIECE", label: "d'une pièce" },
						{ value: "BOX", label: "d'un carton" },
					]}
					value={form.unit}
					onChange={({ target }) => change({ unit: target.value === "BOX" ? "BOX" : "PIECE" })}
				/>
				<Select
					label="Les prix sont"
					options={[
						{ value: "INCLUDED", label: "TTC" },
						{ value: "EXCLUDED", label: "hors taxes" },
					]}
					value={form.prices}
					onChange={({ target }) => change({ prices: target.value === "EXCLUDED" ? "EXCLUDED" : "INCLUDED" })}
				/>
				<Select
					label="Les poids sont en"
					options={[
						{ value: "KG", label: "kilogrammes" },
						{ value: "G", label: "grammes" },
					]}
					value={form.weightUnit}
					onChange={({ target }) => change({ weightUnit: target.value === "G" ? "G" : "KG" })}
				/>
				<TextField
					label="Pièces par carton, à défaut"
					inputMode="numeric"
					value={Number.isNaN(form.piecesPerBox) ? "" : String(form.piecesPerBox)}
					error={errors.piecesPerBox ?? null}
					onChange={({ target }) => change({ piecesPerBox: Number.parseInt(target.value, 10) })}
				/>
				<Select
					label="TVA, à défaut"
					options={[
						{ value: "20", label: "20 %" },
						{ value: "5.5", label: "5,5 %" },
					]}
					value={String(form.vatRate)}
					onChange={({ target }) => change({ vatRate: target.value === "5.5" ? 5.5 : 20 })}
				/>
				<Select
					label="Catégorie, à défaut"
					options={[{ value: "", label: "Aucune" }, ...categoryOptions(categories?.content, form.category ?? "")]}
					value={form.category ?? ""}
					onChange={({ target }) => change({ category: target.value || null })}
				/>
			</fieldset>
			<TextField
				label="Enregistrer cette correspondance sous le nom"
				hint="Elle sera proposée pour un fichier avec les mêmes titres."
				optional
				maxLength={80}
				value={form.profile ?? ""}
				error={errors.profile ?? null}
				onChange={({ target }) => change({ profile: target.value || null })}
			/>
		</form>
	);
}

function Introduction({ proposal: { source, columns, profile } }: { proposal: ProposedMapping }) {
	const images = columns
		.filter(({ hasImages, target }) => hasImages && target === "images")
		.map(({ heading }) => `«\u00a0${heading}\u00a0»`);
	const title = source ? `Export de ${IMPORT_SOURCES[source]} reconnu` : "Fichier d'un autre logiciel";
	return (
		<Banner tone="info" title={title}>
			<p>
				{profile ? `La correspondance «\u00a0${profile}\u00a0» est reprise. ` : ""}Vérifiez ce que chaque colonne
				devient. Un nouveau produit arrive en brouillon, à compléter avant la mise en vente.
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
		</Banner>
	);
}

function mappingOf({ isOwn, source, columns, ...answers }: ProposedMapping): ImportMapping {
	return { ...answers, columns: columns.map(({ heading, target }) => ({ heading, target })) };
}
