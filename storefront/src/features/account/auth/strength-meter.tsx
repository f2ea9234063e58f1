import { type PasswordStrength, passwordStrength } from "@confiserie/domain/accounts/password-strength";

const LOOK: Record<PasswordStrength, { bars: number; bar: string; text: string }> = {
	Faible: { bars: 1, bar: "bg-rouge", text: "text-rouge" },
	Moyen: { bars: 2, bar: "bg-caramel", text: "text-caramel" },
	Fort: { bars: 3, bar: "bg-pistache", text: "text-pistache" },
};

/** How strong the password is, in a word and three bars. Source: accounts spec §5 "Password strength". */
export function StrengthMeter({ password }: { password: string }) {
	const strength = passwordStrength(password);
	const { bars, bar, text } = LOOK[strength];
	if (password === "") return null;
	return (
		<div className="-mt-1 flex items-center gap-3">
			<span aria-hidden="true" className="flex flex-1 gap-1.5">
				{[1, 2, 3].map((step) => (
					<span key={step} className={`h-2 flex-1 rounded-full ${step <= bars ? bar : "bg-trait"}`} />
				))}
			</span>
			<span role="status" className={`text-sm font-semibold ${text}`}>
				<span className="sr-only">Force du mot de passe : </span>
				{strength}
			</span>
		</div>
	);
}
