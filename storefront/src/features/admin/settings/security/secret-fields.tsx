import { TextField } from "@/features/admin/kit";

/** A code of the application. */
export const CodeField = (props: Omit<Parameters<typeof TextField>[0], "label">) => (
	<TextField {...props} inputMode="numeric" autoComplete="one-time-code" label="Code à six chiffres" />
);

/** One's password, before something of one's sign-in changes. */
export const PasswordField = (props: Omit<Parameters<typeof TextField>[0], "label">) => (
	<TextField {...props} type="password" autoComplete="current-password" label="Votre mot de passe" />
);
