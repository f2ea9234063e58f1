import type { UseFormRegisterReturn } from "react-hook-form";
import { TextField } from "@/ui/text-field";

type Name = "firstName" | "lastName";

interface NameFieldsProps {
	/** Registers a field with the surrounding form. */
	field: (name: Name) => UseFormRegisterReturn;
	errorOf: (name: Name) => string | null;
}

/** First and last name. */
export function NameFields({ field, errorOf }: NameFieldsProps) {
	return (
		<div className="grid gap-5 sm:grid-cols-2">
			<TextField {...field("firstName")} label="Prénom" autoComplete="given-name" error={errorOf("firstName")} />
			<TextField {...field("lastName")} label="Nom" autoComplete="family-name" error={errorOf("lastName")} />
		</div>
	);
}
