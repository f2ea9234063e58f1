import type { UseFormRegisterReturn } from "react-hook-form";
import { PasswordField, StrengthMeter } from "@/features/account/auth/server";
import type { NewPassword } from "./validation";

interface NewPasswordFieldsProps {
	/** Registers a field with the surrounding form. */
	field: (name: keyof NewPassword) => UseFormRegisterReturn;
	/** What is typed so far. */
	password: string;
	errorOf: (name: keyof NewPassword) => string | null;
}

/** A new password with its strength, and its confirmation. Source: accounts spec §2, §5. */
export function NewPasswordFields({ field, password, errorOf }: NewPasswordFieldsProps) {
	return (
		<>
			<PasswordField
				{...field("password")}
				label="Nouveau mot de passe"
				hint="8 caractères au moins. Une phrase courte se retient bien."
				autoComplete="new-password"
				error={errorOf("password")}
			/>
			<StrengthMeter password={password} />
			<PasswordField
				{...field("confirmation")}
				label="Confirmation du nouveau mot de passe"
				autoComplete="new-password"
				error={errorOf("confirmation")}
			/>
		</>
	);
}
