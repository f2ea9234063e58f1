"use client";

import { NUTRIENTS } from "@confiserie/domain/catalogue/product-fields";
import { DURABILITIES, DURABILITY_CODES } from "@confiserie/domain/food/durability";
import {
	CheckField,
	ChoiceField,
	DayField,
	DecimalField,
	FieldGrid,
	FormPart,
	TextAreaField,
	TextField,
	useBound,
	WordsField,
} from "@/features/admin/kit";
import { Problem } from "@/ui/problem";
import type { SectionProps } from "./form-sections";

/** What the law wants to be read before food is bought (Regulation (EU) 1169/2011, article 14), by `missingFoodInformation`. */
export function FoodSection({ form }: SectionProps) {
	const { field, watch } = form;
	return (
		<FormPart
			title="Information sur la denrée"
			hint="Obligatoire avant la mise en vente d'une denrée, sauf ce qui est facultatif. Un brouillon peut attendre."
		>
			<div className="sm:col-span-2">
				<CheckField
					{...field("isFood")}
					label="C'est une denrée alimentaire"
					hint="À décocher pour des bâtons, des cônes en papier ou du matériel"
				/>
			</div>
			{watch("isFood") && (
				<>
					<TextField
						{...field("legalName")}
						label="Dénomination légale"
						hint="Le nom de la denrée, ex. confiserie de sucre filé"
						maxLength={1000}
					/>
					<TextField
						{...field("storageConditions")}
						label="Conservation"
						hint="Ex. à conserver au sec, à l'abri de la lumière"
						maxLength={1000}
					/>
					<div className="sm:col-span-2">
						<TextAreaField
							{...field("ingredients")}
							label="Ingrédients"
							hint="Les allergènes y sont mis en évidence ; entourez de ** celui qui ne serait pas reconnu, ex. **tomme**"
							rows={3}
							maxLength={4000}
						/>
					</div>
					<WordsField
						{...field("allergens")}
						label="Allergènes"
						hint="Séparés par des virgules, ex. lait, soja"
						optional
					/>
					<WordsField {...field("traces")} label="Traces éventuelles" hint="Séparées par des virgules" optional />
					<ChoiceField
						{...field("durability")}
						label="Date sur l'emballage"
						options={DURABILITY_CODES.map((value) => ({ value, label: DURABILITIES[value].words }))}
					/>
					<DayField {...field("bestBeforeDate")} label="DDM ou DLC" optional />
					<DecimalField {...field("daysAtDelivery")} label="Jours restants à la livraison, au moins" optional />
					{watch("tags").includes("BIO") && (
						<>
							<TextField
								{...field("organicCode")}
								label="Organisme de contrôle bio"
								hint="Le code de l'emballage, ex. FR-BIO-01"
								maxLength={20}
								className="uppercase"
							/>
							<TextField
								{...field("organicFarming")}
								label="Lieu de production bio"
								hint="Agriculture UE, non UE, UE/non UE, ou le pays"
								maxLength={80}
							/>
						</>
					)}
					<TextField
						{...field("operator")}
						label="Exploitant"
						hint="Nom et adresse du responsable de l'information"
						maxLength={1000}
					/>
					<TextField
						{...field("origin")}
						label="Origine"
						hint="Pays d'origine ou lieu de provenance"
						maxLength={1000}
						optional
					/>
					<Nutrition form={form} />
				</>
			)}
		</FormPart>
	);
}

/** The declaration is one field for the rules and a field each for the figures. */
function Nutrition({ form: { field } }: SectionProps) {
	const { error } = useBound(field("nutrition"));
	return (
		<fieldset className="sm:col-span-2">
			<legend className="text-sm font-semibold">Valeurs nutritionnelles pour 100 g</legend>
			<Problem>{error}</Problem>
			<FieldGrid>
				{NUTRIENTS.map(({ name, label }) => (
					<DecimalField key={name} {...field(`nutrition.${name}`)} label={label} />
				))}
			</FieldGrid>
		</fieldset>
	);
}
