"use client";
import { Select, type SelectOption } from "@/ui/select";
import { FILTER_FORM_ID } from "./filter-form";

/** The order of the list; a field of the filter form, shown beside the count. */
export function SortSelect({ value, options }: { value: string; options: readonly SelectOption[] }) {
	return (
		<Select
			isCompact
			label="Trier par"
			name="sort"
			form={FILTER_FORM_ID}
			defaultValue={value}
			options={options}
			onChange={(event) => event.currentTarget.form?.requestSubmit()}
		/>
	);
}
