import { weekdayWords } from "@confiserie/domain/delivery/delivery-words";
import type { PickupPlace } from "@confiserie/domain/delivery/options";
import { ChoicesField, FieldGrid, TextField } from "@/features/admin/kit";
import type { OptionProps } from "./section";

/** A pickup before its place is typed. */
export const NO_PLACE: PickupPlace = { address: "", hours: "", weekdays: [1, 2, 3, 4, 5] };

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, name: weekdayWords([id]) }));

/** Where and when customers fetch their orders. */
export function PickupFields({ index, fields: { field } }: OptionProps) {
	const at = `options.${index}.pickup` as const;
	return (
		<div className="flex flex-col gap-4">
			<FieldGrid>
				<TextField {...field(`${at}.address`)} label="Adresse du retrait" maxLength={200} />
				<TextField {...field(`${at}.hours`)} label="Horaires" maxLength={200} />
			</FieldGrid>
			<ChoicesField {...field(`${at}.weekdays`)} legend="Jours d'ouverture" isRow choices={WEEKDAYS} />
		</div>
	);
}
