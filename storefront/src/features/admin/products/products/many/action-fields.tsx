import { TAGS } from "@confiserie/domain/catalogue/tags";
import type { PricedTier } from "@confiserie/domain/prices/price-change";
import { useEffect, useState } from "react";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";
import type { ActionValues } from "./action-values";
import { TIER_WORDS } from "./words";

const KINDS = [
	{ value: "PRICE", label: "Changer les prix" },
	{ value: "PUBLISH", label: "Mettre en vente" },
	{ value: "UNPUBLISH", label: "Retirer de la vente" },
	{ value: "TAGS", label: "Ajouter ou retirer un tag" },
];
const TIERS = (Object.keys(TIER_WORDS) as PricedTier[]).map((value) => ({
	value,
	label: TIER_WORDS[value].charAt(0).toUpperCase() + TIER_WORDS[value].slice(1),
}));

interface ActionFieldsProps {
	values: ActionValues;
	onChange: (change: Partial<ActionValues>) => void;
	/** The server's refusal of the value. */
	sizeError: string | undefined;
}

/** What is done to the chosen products. */
export function ActionFields({ values, onChange, sizeError }: ActionFieldsProps) {
	const { kind, tag, isTagAdded, tier, unit, size } = values;
	// The dialog opens in the field that is typed; another choice of the list does not move the focus.
	const [isOpening, setOpening] = useState(true);
	useEffect(() => setOpening(false), []);
	return (
		<>
			<Select
				label="Action"
				value={kind}
				options={KINDS}
				onChange={({ target }) => onChange({ kind: target.value as ActionValues["kind"] })}
			/>
			{kind === "TAGS" && (
				<div className="grid grid-cols-2 gap-2">
					<Select
						label="Sens"
						value={isTagAdded ? "add" : "remove"}
						options={[
							{ value: "add", label: "Ajouter" },
							{ value: "remove", label: "Retirer" },
						]}
						onChange={({ target }) => onChange({ isTagAdded: target.value === "add" })}
					/>
					<Select
						label="Tag"
						value={tag}
						options={[
							{ value: "", label: "Choisissez…", disabled: true },
							...TAGS.map(({ code, name }) => ({ value: code, label: name })),
						]}
						onChange={({ target }) => onChange({ tag: TAGS.find(({ code }) => code === target.value)?.code ?? "" })}
					/>
				</div>
			)}
			{kind === "PRICE" && (
				<>
					<Select
						label="Tarif"
						value={tier}
						options={TIERS}
						onChange={({ target }) => onChange({ tier: target.value as PricedTier })}
					/>
					<div className="grid grid-cols-2 items-start gap-2">
						<Select
							label="De combien"
							value={unit}
							options={[
								{ value: "percent", label: "En %" },
								{ value: "amount", label: "En € la pièce" },
							]}
							onChange={({ target }) => onChange({ unit: target.value === "amount" ? "amount" : "percent" })}
						/>
						<TextField
							label={unit === "percent" ? "Pourcentage" : "Euros la pièce"}
							autoFocus={isOpening}
							value={size}
							inputMode="text"
							autoComplete="off"
							maxLength={12}
							placeholder={unit === "percent" ? "4 ou -2,5" : "0,05 ou -0,10"}
							error={sizeError}
							onChange={({ target }) => onChange({ size: target.value })}
						/>
					</div>
					<p className="text-sm text-prune">
						Chaque prix de la pièce est arrondi au centime, le demi-centime vers le haut. Un produit dont un prix a des
						fractions de centime les garde.
					</p>
				</>
			)}
		</>
	);
}
