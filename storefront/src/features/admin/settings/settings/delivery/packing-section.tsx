import type { PackingLimits } from "@confiserie/domain/delivery/options";
import { FieldGrid, TextField, WholeField } from "@/features/admin/kit";
import { MixedPallets } from "./mixed-pallets";
import { Section, type SectionProps } from "./section";

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
export function PackingSection({ fields }: SectionProps) {
	const { field } = fields;
	return (
		<Section
			id="emballage"
			title="Emballage"
			lead="Sert à calculer le poids d'une commande et les palettes qui mélangent plusieurs produits."
		>
			<FieldGrid>
				{FIELDS.map(({ name, label, hint }) => (
					<WholeField key={name} {...field(`packing.${name}`)} label={label} hint={hint} />
				))}
				<TextField
					{...field("companyPrefix")}
					label="Préfixe d'entreprise GS1"
					optional
					inputMode="numeric"
					hint={
						"De 7 à 10 chiffres. Il commence le SSCC des étiquettes\u00a0; sans lui, elles ne servent qu'en interne."
					}
				/>
			</FieldGrid>
			<MixedPallets fields={fields} />
		</Section>
	);
}
