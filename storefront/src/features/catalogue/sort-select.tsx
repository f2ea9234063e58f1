"use client";
import { ChevronDown } from "lucide-react";
import { FILTER_FORM_ID } from "./filter-form";

/** The order of the list; a field of the filter form, shown beside the count. */
export function SortSelect({
	value,
	options,
}: {
	value: string;
	options: readonly { value: string; label: string }[];
}) {
	return (
		<label className="relative flex items-center gap-2 text-sm">
			<span className="text-prune">Trier par</span>
			<select
				key={value}
				name="sort"
				form={FILTER_FORM_ID}
				defaultValue={value}
				onChange={(event) => event.currentTarget.form?.requestSubmit()}
				className="h-11 appearance-none rounded-control border-[1.5px] border-bordure bg-white pr-9 pl-3 font-semibold hover:border-framboise"
			>
				{options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.label}
					</option>
				))}
			</select>
			<ChevronDown aria-hidden="true" className="pointer-events-none absolute right-3 size-4" />
		</label>
	);
}
