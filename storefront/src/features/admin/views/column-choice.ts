import { shownColumns } from "@confiserie/domain/admin/list-views";

/** A column that a table can have; `isAlways` for one that cannot be left out, `isUsual` where nothing else is chosen. */
export interface ChoosableColumn<Key extends string = string> {
	key: Key;
	label?: string;
	isAlways?: boolean;
	isUsual?: boolean;
}

/** Encodes and decodes the columns of a table in its list's address. */
export function columnChoice<Key extends string>(columns: readonly ChoosableColumn<Key>[]) {
	const usual = shownColumns<Key>(null, columns).join();
	return {
		/** The columns that an address asks for. */
		columnsOf: (stated: string): Key[] => shownColumns<Key>(stated, columns),
		/** Columns as the address states them, "" for the usual ones. */
		statedColumns: (shown: readonly Key[]): string => {
			const whole = columns.filter(({ key, isAlways }) => isAlways || shown.includes(key));
			if (whole.map(({ key }) => key).join() === usual) return "";
			return whole
				.filter(({ isAlways }) => !isAlways)
				.map(({ key }) => key)
				.join(",");
		},
	};
}
