"use client";

import { TAGS } from "@confiserie/domain/catalogue/tags";
import { formatBoxes } from "@confiserie/domain/prices/tier-price";
import { WITHDRAWAL_RIGHTS } from "@confiserie/domain/withdrawal/right";
import { WITHDRAWAL_RIGHT_CODES } from "@confiserie/domain/withdrawal/right-codes";
import {
	CheckField,
	ChoiceField,
	ChoicesField,
	DecimalField,
	type EditFormState,
	FormPart,
	TextAreaField,
	TextField,
	useBound,
} from "@/features/admin/kit";
import { categoryOptions, useCategories } from "@/features/admin/products/categories";
import type { ProductValues } from "./form-values";
import { ImageList } from "./image-list";

export interface SectionProps {
	form: EditFormState<ProductValues>;
}

export function IdentitySection({ form: { field, watch } }: SectionProps) {
	const categories = useCategories().data?.content;
	return (
		<FormPart title="Identité">
			<div className="sm:col-span-2">
				<TextField {...field("name")} label="Nom" maxLength={120} />
			</div>
			<TextField
				{...field("reference")}
				label="Référence"
				hint="Par exemple BAP-FRA-40"
				maxLength={40}
				className="uppercase"
			/>
			<ChoiceField
				{...field("category")}
				label="Catégorie"
				hint="Le rayon de la boutique"
				options={[
					{ value: null, label: "Choisir une catégorie" },
					...categoryOptions(categories, watch("category") ?? ""),
				]}
			/>
			<div className="sm:col-span-2">
				<TextAreaField {...field("description")} label="Description" rows={5} maxLength={4000} />
			</div>
			<ChoicesField
				{...field("tags")}
				legend="Tags (facultatif)"
				choices={TAGS.map(({ code, name }) => ({ id: code, name }))}
			/>
		</FormPart>
	);
}

interface ImagesSectionProps extends SectionProps {
	isReadOnly: boolean;
	onSending: (isSending: boolean) => void;
}

export function ImagesSection({ form, isReadOnly, onSending }: ImagesSectionProps) {
	const { value, error } = useBound(form.field("images"));
	return (
		<FormPart title="Images">
			<div className="sm:col-span-2">
				<ImageList
					images={value}
					isReadOnly={isReadOnly}
					onSending={onSending}
					error={error}
					onChange={(change) =>
						// Two uploads may end in one turn: the latest list counts, not the one on screen.
						form.setValue("images", change(form.getValues("images")), { shouldDirty: true, shouldValidate: true })
					}
				/>
			</div>
		</FormPart>
	);
}

export function PriceSection({ form: { field } }: SectionProps) {
	return (
		<FormPart
			title="Prix"
			hint="Prix TTC d'une pièce, quatre décimales au plus. Couche et palette sont facultatives ; le palier suit le total de cartons commandés."
		>
			<DecimalField {...field("pricePerPieceBox")} label="Au carton (€)" />
			<DecimalField {...field("pricePerPieceLayer")} label="À la couche (€)" />
			<DecimalField {...field("pricePerPiecePallet")} label="À la palette (€)" />
			<ChoiceField
				{...field("vatRate")}
				label="TVA comprise"
				options={[
					{ value: 20, label: "20 % (confiserie)" },
					{ value: 5.5, label: "5,5 % (taux réduit)" },
				]}
			/>
			<ChoiceField
				{...field("withdrawalRight")}
				label="Droit de rétractation"
				hint="La page du produit le dit ; une commande garde ce qui valait quand elle a été passée."
				options={WITHDRAWAL_RIGHT_CODES.map((value) => ({ value, label: WITHDRAWAL_RIGHTS[value].label }))}
			/>
		</FormPart>
	);
}

export function PackagingSection({ form: { field, watch }, reserved }: SectionProps & { reserved: number }) {
	const piecesPerBox = watch("piecesPerBox") ?? undefined;
	return (
		<FormPart title="Conditionnement et stock">
			<DecimalField {...field("piecesPerBox")} label="Pièces par carton" />
			<DecimalField {...field("weightGrams")} label="Poids net d'une pièce (g)" />
			<DecimalField {...field("boxesPerLayer")} label="Cartons par couche" />
			<DecimalField {...field("boxesPerPallet")} label="Cartons par palette" />
			<DecimalField
				{...field("stock")}
				label="Cartons en stock"
				hint={reserved > 0 ? `dont ${formatBoxes(reserved, { piecesPerBox }, "réservé")} par des commandes` : undefined}
			/>
			<DecimalField
				{...field("preparationDays")}
				label="Préparation (jours ouvrés)"
				hint="Si elle dépasse celle de la boutique"
				optional
			/>
			<CheckField
				{...field("isUnstackable")}
				label="Non gerbable"
				hint="Ses couches ne partagent pas de palette avec d'autres produits"
			/>
			<TextField {...field("eanUnit")} label="EAN de la pièce" hint={EAN_HINT} inputMode="numeric" />
			<TextField {...field("eanBox")} label="EAN du carton" hint={EAN_HINT} inputMode="numeric" />
		</FormPart>
	);
}

const EAN_HINT = "8, 12, 13 ou 14 chiffres ; un brouillon peut attendre";

export const SaleSection = ({ form: { field } }: SectionProps) => (
	<div className="rounded-card border border-trait bg-white p-5">
		<CheckField {...field("isPublished")} label="En vente" hint="Sinon, un brouillon que seule l'administration voit" />
	</div>
);
