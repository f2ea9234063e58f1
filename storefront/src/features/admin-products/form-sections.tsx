"use client";

import { formatCount } from "@confiserie/domain/format";
import { TAGS, type TagCode } from "@confiserie/domain/tags";
import { WITHDRAWAL_RIGHTS } from "@confiserie/domain/withdrawal/right";
import { WITHDRAWAL_RIGHT_CODES } from "@confiserie/domain/withdrawal/right-codes";
import { type ReactNode, useId } from "react";
import { type FieldError, type FieldPath, get, useFormContext } from "react-hook-form";
import { categoryOptions, useCategories } from "@/features/admin-categories";
import { numberOption } from "@/ui/number-option";
import { Select } from "@/ui/select";
import { TextArea } from "@/ui/text-area";
import { TextField } from "@/ui/text-field";
import type { ProductValues } from "./form-values";
import { ImageList } from "./image-list";

/** Registration of a field, with its error as text. */
export function useFields() {
	const form = useFormContext<ProductValues>();
	const errorOf = (name: FieldPath<ProductValues>): string | null =>
		(get(form.formState.errors, name) as FieldError | undefined)?.message ?? null;
	const field = (name: FieldPath<ProductValues>) => ({ ...form.register(name), error: errorOf(name) });
	return {
		form,
		field,
		errorOf,
		number: (name: FieldPath<ProductValues>) => ({ ...field(name), inputMode: "decimal" as const }),
	};
}

export function Section({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
	const id = useId();
	return (
		<section aria-labelledby={id} className="flex flex-col gap-5 rounded-card border border-trait bg-white p-5 sm:p-6">
			<div>
				<h2 id={id} className="display text-xl">
					{title}
				</h2>
				{hint && <p className="mt-1 text-sm text-prune">{hint}</p>}
			</div>
			{children}
		</section>
	);
}

export function IdentitySection() {
	const { form, field } = useFields();
	const categories = useCategories().data?.content;
	return (
		<Section title="Identité">
			<TextField {...field("name")} label="Nom" maxLength={120} autoComplete="off" />
			<div className="grid gap-5 sm:grid-cols-2">
				<TextField
					{...field("reference")}
					label="Référence"
					hint="Par exemple BAP-FRA-40"
					maxLength={40}
					autoComplete="off"
					className="uppercase"
				/>
				<Select
					{...field("category")}
					label="Catégorie"
					hint="Le rayon de la boutique"
					options={[
						{ value: "", label: "Choisir une catégorie" },
						...categoryOptions(categories, form.watch("category")),
					]}
				/>
			</div>
			<Tags />
			<TextArea {...field("description")} label="Description" rows={5} maxLength={4000} />
		</Section>
	);
}

function Tags() {
	const { form, errorOf } = useFields();
	const error = errorOf("tags");
	const chosen = form.watch("tags");
	const toggle = (code: TagCode, isOn: boolean) =>
		form.setValue("tags", isOn ? [...chosen, code] : chosen.filter((one) => one !== code), { shouldDirty: true });
	return (
		<fieldset>
			<legend className="text-sm font-semibold">
				Tags <span className="font-normal text-prune">(facultatif)</span>
			</legend>
			<div className="mt-2 flex flex-wrap gap-2">
				{TAGS.map(({ code, name }) => (
					<label
						key={code}
						className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control border-[1.5px] border-bordure bg-white px-3 has-checked:border-framboise has-checked:bg-dragee has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-myrtille"
					>
						<input
							type="checkbox"
							className="size-4 accent-framboise"
							checked={chosen.includes(code)}
							onChange={(event) => toggle(code, event.target.checked)}
						/>
						{name}
					</label>
				))}
			</div>
			{error && <p className="mt-2 text-sm font-medium text-rouge">{error}</p>}
		</fieldset>
	);
}

interface ImagesSectionProps {
	isReadOnly: boolean;
	onSending: (isSending: boolean) => void;
}

export function ImagesSection({ isReadOnly, onSending }: ImagesSectionProps) {
	const { form, errorOf } = useFields();
	return (
		<Section title="Images">
			<ImageList
				images={form.watch("images")}
				isReadOnly={isReadOnly}
				onSending={onSending}
				error={errorOf("images")}
				onChange={(change) =>
					// Two uploads may end in one turn: the latest list counts, not the one on screen.
					form.setValue("images", change(form.getValues("images")), { shouldDirty: true, shouldValidate: true })
				}
			/>
		</Section>
	);
}

export function PriceSection() {
	const { field, number } = useFields();
	return (
		<Section
			title="Prix"
			hint="Prix TTC d'une pièce, quatre décimales au plus. Couche et palette sont facultatives ; le palier suit le total de cartons commandés."
		>
			<div className="grid gap-5 sm:grid-cols-3">
				<TextField {...number("pricePerPieceBox")} label="Au carton (€)" />
				<TextField {...number("pricePerPieceLayer")} label="À la couche (€)" />
				<TextField {...number("pricePerPiecePallet")} label="À la palette (€)" />
			</div>
			<Select
				{...field("vatRate")}
				label="TVA comprise"
				options={[numberOption(20, "20 % (confiserie)"), numberOption(5.5, "5,5 % (taux réduit)")]}
			/>
			<Select
				{...field("withdrawalRight")}
				label="Droit de rétractation"
				hint="La page du produit le dit ; une commande garde ce qui valait quand elle a été passée."
				options={WITHDRAWAL_RIGHT_CODES.map((value) => ({ value, label: WITHDRAWAL_RIGHTS[value].label }))}
			/>
		</Section>
	);
}

export function PackagingSection({ reserved }: { reserved: number }) {
	const { field, number } = useFields();
	return (
		<Section title="Conditionnement et stock">
			<div className="grid gap-5 sm:grid-cols-3">
				<TextField {...number("piecesPerBox")} label="Pièces par carton" />
				<TextField {...number("boxesPerLayer")} label="Cartons par couche" />
				<TextField {...number("boxesPerPallet")} label="Cartons par palette" />
			</div>
			<div className="grid gap-5 sm:grid-cols-3">
				<TextField
					{...number("stock")}
					label="Cartons en stock"
					hint={
						reserved > 0
							? `dont ${formatCount(reserved, "carton réservé", "cartons réservés")} par des commandes`
							: undefined
					}
				/>
				<TextField {...number("weightGrams")} label="Poids net d'une pièce (g)" />
				<TextField
					{...number("preparationDays")}
					label="Préparation (jours ouvrés)"
					hint="Si elle dépasse celle de la boutique"
					optional
				/>
			</div>
			<div className="grid gap-5 sm:grid-cols-2">
				<TextField
					{...field("eanUnit")}
					label="EAN de la pièce"
					hint="8, 12, 13 ou 14 chiffres ; un brouillon peut attendre"
					inputMode="numeric"
					autoComplete="off"
				/>
				<TextField
					{...field("eanBox")}
					label="EAN du carton"
					hint="8, 12, 13 ou 14 chiffres ; un brouillon peut attendre"
					inputMode="numeric"
					autoComplete="off"
				/>
			</div>
		</Section>
	);
}

export function SaleSection() {
	const { form } = useFields();
	return (
		<div className="rounded-card border border-trait bg-white p-5">
			<Check
				label="En vente"
				hint="Sinon, un brouillon que seule l'administration voit"
				{...form.register("isPublished")}
			/>
		</div>
	);
}

/** A box to tick with its explanation. */
export function Check({
	label,
	hint,
	...props
}: { label: string; hint: string } & ReturnType<ReturnType<typeof useFields>["form"]["register"]>) {
	const id = useId();
	return (
		<div className="flex items-start gap-3">
			<input
				{...props}
				id={id}
				type="checkbox"
				aria-describedby={`${id}-hint`}
				className="mt-1 size-5 accent-framboise"
			/>
			<div>
				<label htmlFor={id} className="font-semibold">
					{label}
				</label>
				<p id={`${id}-hint`} className="text-sm text-prune">
					{hint}
				</p>
			</div>
		</div>
	);
}
