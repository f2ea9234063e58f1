"use client";

import { DURABILITIES, DURABILITY_CODES } from "@confiserie/domain/food/durability";
import { NUTRIENTS } from "@confiserie/domain/product-fields";
import { Select } from "@/ui/select";
import { TextArea } from "@/ui/text-area";
import { TextField } from "@/ui/text-field";
import { Check, Section, useFields } from "./form-sections";

/** What the law wants to be read before food is bought (Regulation (EU) 1169/2011, article 14), by `missingFoodInformation`. */
export function FoodSection() {
	const { form, field, number } = useFields();
	const isFood = form.watch("isFood");
	return (
		<Section
			title="Information sur la denrée"
			hint="Obligatoire avant la mise en vente d'une denrée, sauf ce qui est facultatif. Un brouillon peut attendre."
		>
			<Check
				label="C'est une denrée alimentaire"
				hint="À décocher pour des bâtons, des cônes en papier ou du matériel"
				{...form.register("isFood")}
			/>
			{isFood && (
				<>
					<TextField
						{...field("legalName")}
						label="Dénomination légale"
						hint="Le nom de la denrée, ex. confiserie de sucre filé"
						maxLength={1000}
					/>
					<TextArea
						{...field("ingredients")}
						label="Ingrédients"
						hint="Les allergènes y sont mis en évidence ; entourez de ** celui qui ne serait pas reconnu, ex. **comté**"
						rows={3}
						maxLength={4000}
					/>
					<div className="grid gap-5 sm:grid-cols-2">
						<TextField
							{...field("allergens")}
							label="Allergènes"
							hint="Séparés par des virgules, ex. lait, soja"
							optional
						/>
						<TextField {...field("traces")} label="Traces éventuelles" hint="Séparées par des virgules" optional />
					</div>
					<div className="grid gap-5 sm:grid-cols-2">
						<Select
							{...field("durability")}
							label="Date sur l'emballage"
							options={DURABILITY_CODES.map((value) => ({ value, label: DURABILITIES[value].words }))}
						/>
						<TextField {...field("bestBeforeDate")} type="date" label="DDM ou DLC" optional />
						<TextField {...number("daysAtDelivery")} label="Jours restants à la livraison, au moins" optional />
					</div>
					{form.watch("tags").includes("BIO") && (
						<div className="grid gap-5 sm:grid-cols-2">
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
						</div>
					)}
					<TextField
						{...field("storageConditions")}
						label="Conservation"
						hint="Ex. à conserver au sec, à l'abri de la lumière"
						maxLength={1000}
					/>
					<div className="grid gap-5 sm:grid-cols-2">
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
					</div>
					<fieldset>
						<legend className="text-sm font-semibold">Valeurs nutritionnelles pour 100 g</legend>
						<div className="mt-3 grid gap-4 sm:grid-cols-2 md:grid-cols-4">
							{NUTRIENTS.map(({ name, label }) => (
								<TextField key={name} {...number(`nutrition.${name}`)} label={label} />
							))}
						</div>
					</fieldset>
				</>
			)}
		</Section>
	);
}
