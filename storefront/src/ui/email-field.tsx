import { TextField, type TextFieldProps } from "./text-field";

/** An e-mail address: its keyboard, and nothing that corrects it. */
export function EmailField(props: Omit<TextFieldProps, "type" | "inputMode">) {
	return (
		<TextField
			autoComplete="email"
			{...props}
			type="email"
			inputMode="email"
			autoCapitalize="none"
			spellCheck={false}
		/>
	);
}
