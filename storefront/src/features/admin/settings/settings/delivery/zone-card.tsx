import { ADDRESS_COUNTRIES } from "@confiserie/domain/customers/address";
import { zoneWords } from "@confiserie/domain/delivery/offer-words";
import type { ServiceZone } from "@confiserie/domain/delivery/options";
import { prefixesIn } from "@confiserie/domain/delivery/zone-suggestions";
import { ChoiceField, FieldGrid, TextField, TypedAreaField } from "@/features/admin/kit";
import type { SettingFields } from "../use-setting-form";
import { EntryCard } from "./entry-card";
import { nameFieldId } from "./use-cards";
import { ZoneVatFields } from "./zone-vat-fields";

const COUNTRIES = ADDRESS_COUNTRIES.map(({ code, name }) => ({ value: code, label: name }));

interface ZoneCardProps {
	zone: ServiceZone;
	/** Its place. */
	index: number;
	fields: SettingFields<"shipping">;
	/** Names of the options that deliver there. */
	users: readonly string[];
	isOpen: boolean;
	isWrong: boolean;
	onToggle: () => void;
	onRemove: () => void;
}

/** A zone: name, country, postal codes. */
export function ZoneCard({ zone, index, fields, users, ...card }: ZoneCardProps) {
	const { field, getValues, setValue } = fields;
	const at = `zones.${index}` as const;
	const forgetVat = () => {
		if (getValues(`${at}.country`) === "FR") setValue(`${at}.vat`, null, { shouldDirty: true });
	};
	return (
		<EntryCard
			name={zone.name}
			words={{ ...zoneWords(zone), Modes: users.join(", ") || "aucun" }}
			removed={`la zone ${zone.name}`}
			{...card}
		>
			<FieldGrid>
				<TextField {...field(`${at}.name`)} id={nameFieldId("zone", zone.id)} label="Nom de la zone" />
				<ChoiceField {...field(`${at}.country`)} label="Pays" options={COUNTRIES} onChoose={forgetVat} />
			</FieldGrid>
			{zone.country !== "FR" && <ZoneVatFields vat={zone.vat ?? null} index={index} fields={fields} />}
			<TypedAreaField<readonly string[]>
				{...field(`${at}.prefixes`)}
				label="Débuts de codes postaux"
				optional
				hint="Séparés par des virgules ou des espaces. 20 désigne la Corse, 56360 une commune, vide tout le pays."
				write={(prefixes) => prefixes.join(", ")}
				read={prefixesIn}
			/>
		</EntryCard>
	);
}
