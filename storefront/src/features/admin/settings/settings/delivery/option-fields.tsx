import {
	OPTION_KIND_CODES,
	OPTION_KINDS,
	type OptionKind,
	type ServiceZone,
	type ShippingOption,
} from "@confiserie/domain/delivery/options";
import { CheckField } from "@/ui/check-field";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";
import { NO_PLACE, PickupFields } from "./pickup-fields";
import { problemOf } from "./problems";
import { RateFields } from "./rate-fields";
import { SurchargeFields } from "./surcharge-fields";
import { CentsField, WholeField } from "./typed-field";
import { nameFieldId } from "./use-cards";
import { ZoneChoice } from "./zone-choice";

const KINDS = OPTION_KIND_CODES.map((value) => ({ value, label: OPTION_KINDS[value] }));

interface OptionFieldsProps {
	option: ShippingOption;
	zones: readonly ServiceZone[];
	path: string;
	problems: Readonly<Record<string, string>>;
	onEdit: (option: ShippingOption) => void;
	onRows: (option: ShippingOption) => void;
}

/** Everything that an option is. */
export function OptionFields({ option, zones, path, problems, onEdit, onRows }: OptionFieldsProps) {
	const edit = (changes: Partial<ShippingOption>) => onEdit({ ...option, ...changes });
	const changeRows = (changes: Partial<ShippingOption>) => onRows({ ...option, ...changes });
	const isPickup = option.kind === "pickup";
	const changeKind = (kind: OptionKind) => edit({ kind, pickup: kind === "pickup" ? NO_PLACE : null });
	const error = (field: string) => problemOf(problems, `${path}.${field}`);
	return (
		<>
			<div className="grid items-end gap-4 sm:grid-cols-3">
				<TextField
					id={nameFieldId("mode", option.id)}
					label="Nom du mode, affiché au client"
					autoComplete="off"
					value={option.name}
					error={error("name")}
					onChange={({ target }) => edit({ name: target.value })}
				/>
				<Select
					label="Type"
					value={option.kind}
					options={KINDS}
					error={error("kind")}
					onChange={({ target }) => changeKind(target.value as OptionKind)}
				/>
				{!isPickup && (
					<TextField
						label="Transporteur"
						optional
						autoComplete="off"
						value={option.carrier}
						error={error("carrier")}
						onChange={({ target }) => edit({ carrier: target.value })}
					/>
				)}
			</div>
			{isPickup && (
				<PickupFields
					place={option.pickup ?? NO_PLACE}
					error={(field) => error(`pickup.${field}`)}
					onChange={(pickup) => edit({ pickup })}
				/>
			)}
			<ZoneChoice
				zones={zones}
				chosen={option.zones}
				problem={error("zones")}
				onChange={(chosen) => edit({ zones: chosen })}
			/>
			<RateFields
				rate={option.rate}
				path={`${path}.rate`}
				problems={problems}
				onEdit={(rate) => edit({ rate })}
				onRows={(rate) => changeRows({ rate })}
			/>
			<div className="grid items-end gap-4 sm:grid-cols-3">
				<CentsField
					label="Livraison offerte dès, en euros TTC"
					hint={"Vide\u00a0: jamais offerte."}
					isNullable
					value={option.freeFromCents}
					error={error("freeFromCents")}
					onValue={(freeFromCents) => edit({ freeFromCents })}
				/>
				<WholeField
					label="Poids maximum, en kg"
					hint={"Vide\u00a0: sans limite."}
					isNullable
					value={option.maximumKilograms}
					error={error("maximumKilograms")}
					onValue={(maximumKilograms) => edit({ maximumKilograms })}
				/>
				{!isPickup && (
					<WholeField
						label="Transport, en jours ouvrés"
						hint="Du départ à la livraison."
						value={option.transitDays}
						error={error("transitDays")}
						onValue={(transitDays) => edit({ transitDays })}
					/>
				)}
			</div>
			{!isPickup && (
				<>
					<CheckField
						label="Le client peut choisir le jour"
						checked={option.hasDayChoice}
						onChange={({ target }) => edit({ hasDayChoice: target.checked })}
					/>
					<SurchargeFields
						surcharges={option.surcharges}
						path={`${path}.surcharges`}
						problems={problems}
						onEdit={(surcharges) => edit({ surcharges })}
						onRows={(surcharges) => changeRows({ surcharges })}
					/>
				</>
			)}
		</>
	);
}
