"use client";

import { Columns3 } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "@/ui/button";
import { CheckField } from "@/ui/check-field";

interface ColumnPickerProps<Key extends string> {
	/** Those that may be left out, with their headings. */
	columns: readonly { key: Key; label: string }[];
	shown: readonly Key[];
	onChange: (shown: Key[]) => void;
}

/** Which columns a table shows; one stays in any case. A narrow screen has cards, which show what they have room for. */
export function ColumnPicker<Key extends string>({ columns, shown, onChange }: ColumnPickerProps<Key>) {
	const id = useId();
	const [isOpen, setOpen] = useState(false);
	const isLast = columns.filter(({ key }) => shown.includes(key)).length === 1;
	const choose = (changed: Key, isWanted: boolean) =>
		onChange(columns.filter(({ key }) => (key === changed ? isWanted : shown.includes(key))).map(({ key }) => key));
	return (
		<>
			<Button
				variant="secondary"
				size="sm"
				className="max-md:hidden"
				aria-expanded={isOpen}
				aria-controls={id}
				onClick={() => setOpen(!isOpen)}
			>
				<Columns3 aria-hidden="true" className="size-4.5" />
				Colonnes
			</Button>
			<fieldset id={id} className={isOpen ? "flex basis-full flex-wrap gap-x-5 max-md:hidden" : "hidden"}>
				<legend className="sr-only">Colonnes du tableau</legend>
				{isOpen &&
					columns.map(({ key, label }) => (
						<CheckField
							key={key}
							label={label}
							checked={shown.includes(key)}
							disabled={isLast && shown.includes(key)}
							onChange={({ target }) => choose(key, target.checked)}
						/>
					))}
			</fieldset>
		</>
	);
}
