import type { PackingLimits } from "@confiserie/domain/delivery/options";
import { TextField } from "@/ui/text-field";
import { problemOf } from "./problems";
import { Section, type SectionProps } from "./section";
import { WholeField } from "./typed-field";

const FIELDS: readonly { name: Exclude<keyof PackingLimits, "mixedPallets">; label: string; hint?: string }[] = [
	{
		name: "boxGrams",
		label: "Poids d'un carton sans poids connu, en grammes",
		hint: "Pour les produits sans poids net.",
	},
	{ name: "tarePercent", label: "Emballage ajouté au poids net, en %" },
	{ name: "palletKilograms", label: "Poids maximum d'une palette composée, en kg" },
	{
		name: "palletFillPercent",
		label: "Remplissage d'une palette composée, en %",
		hint: "De la hauteur d'une palette complète.",
	},
	{
		name: "boxesPerPallet",
		label: "Cartons par palette, par défaut",
		hint: "Pour les produits qui ne se vendent pas à la palette.",
	},
];

/** How goods are weighed and put on pallets. */
export function PackingSection({ offer, problems, onEdit }: SectionProps) {
	const { packing } = offer;
	return (
		<Section
			id="emballage"
			title="Emballage"
			lead="Sert à calculer le poids d'une commande et les palettes qui mélangent plusieurs produits."
		>
			<div className="grid items-end gap-4 sm:grid-cols-2">
				{FIELDS.map(({ name, label, hint }) => (
					<WholeField
						key={name}
						label={label}
						hint={hint}
						value={packing[name]}
						error={problemOf(problems, `packing.${name}`)}
						onValue={(value) => onEdit({ packing: { ...packing, [name]: value } })}
					/>
				))}
				<TextField
					label="Préfixe d'entreprise GS1"
					optional
					inputMode="numeric"
					autoComplete="off"
					hint={
						"De 7 à 10 chiffres. Il commence le SSCC des étiquettes\u00a0; sans lui, elles ne servent qu'en interne."
					}
					value={offer.companyPrefix}
					error={problemOf(problems, "companyPrefix")}
					onChange={({ target }) => onEdit({ companyPrefix: target.value })}
				/>
			</div>
		</Section>
	);
}
