import { EMAIL_DOUBT, isDoubtfulEmail } from "@confiserie/domain/customers/email";

/** Under an e-mail field: questions an address that can hardly exist, and forbids nothing. */
export function EmailDoubt({ email }: { email: string }) {
	return (
		<p aria-live="polite" className="-mt-3 text-sm text-prune empty:hidden">
			{isDoubtfulEmail(email) && EMAIL_DOUBT}
		</p>
	);
}
