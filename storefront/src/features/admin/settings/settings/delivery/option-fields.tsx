import { OPTION_KIND_CODES, OPTION_KINDS, type ServiceZone } from "@confiserie/domain/delivery/options";
import { CentsField, CheckField, ChoiceField, ChoicesField, TextField, WholeField } from "@/features/admin/kit";
import { NO_PLACE, PickupFields } from "./pickup-fields";
import { RateFields } from "./rate-fields";
import type { OptionProps } from "./section";
import { SurchargeFields } from "./surcharge-fields";
import { nameFieldId } from "./use-cards";

const KINDS = OPTION_KIND_CODES.map((value) => ({ value, label: OPTION_KINDS[value] }));

/** Everything that an option is. */
export function OptionFields({ zones, ...props }: OptionProps & { zones: readonly ServiceZone[] }) {
	const {
		option,
		index,
		fields: { field, getValues, setValue },
	} = props;
	const at = `options.${index}` as const;
	const isPickup = option.kind === "pickup";
	return (
		<>
			<div className="grid items-end gap-4 sm:grid-cols-3">
				<TextField
					{...field(`${at}.name`)}
					id={nameFieldId("mode", option.id)}
					label="Nom du mode, affiché au client"
				/>
				<ChoiceField
					{...field(`${at}.kind`)}
					label="Type"
					options={KINDS}
					onChoose={() =>
						setValue(`${at}.pickup`, getValues(`${at}.kind`) === "pickup" ? NO_PLACE : null, { shouldDirty: true })
					}
				/>
				{!isPickup && <TextField {...field(`${at}.carrier`)} label="Transporteur" optional />}
			</div>
			{isPickup && <PickupFields {...props} />}
			<ChoicesField
				{...field(`${at}.zones`)}
				legend="Zones livrées"
				isRow
				choices={zones.map(({ id, name }) => ({ id, name: name.trim() || "Sans nom" }))}
				empty="Ajoutez d'abord une zone."
			/>
			<RateFields {...props} />
			<div className="grid items-end gap-4 sm:grid-cols-3">
				<CentsField
					{...field(`${at}.freeFromCents`)}
					label="Livraison offerte dès, en euros TTC"
					hint={"Vide\u00a0: jamais offerte."}
				/>
				<WholeField
					{...field(`${at}.maximumKilograms`)}
					label="Poids maximum, en kg"
					hint={"Vide\u00a0: sans limite."}
				/>
				{!isPickup && (
					<WholeField
						{...field(`${at}.transitDays`)}
						label="Transport, en jours ouvrés"
						hint="Du départ à la livraison."
					/>
				)}
			</div>
			{!isPickup && (
				<>
					<CheckField {...field(`${at}.hasDayChoice`)} label="Le client peut choisir le jour" />
					<SurchargeFields {...props} />
				</>
			)}
		</>
	);
}
