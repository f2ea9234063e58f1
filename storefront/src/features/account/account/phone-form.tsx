import { changePhone } from "@confiserie/domain/contract/accounts";
import type { User } from "@confiserie/domain/contract/auth";
import { PHONE_COUNTRIES } from "@confiserie/domain/customers/phone";
import { Controller } from "react-hook-form";
import { useSession } from "@/features/account/auth";
import { PhoneField } from "@/features/shop/phone";
import { call } from "@/lib/api";

import { FormCard } from "./form-card";
import { useAccountForm } from "./use-account-form";
import { validatePhone } from "./validation";

/** The phone number, as in the registration. Source: accounts spec §5, §7 "PUT /auth/phone". */
export function PhoneForm({ user }: { user: User }) {
	const { replaceUser } = useSession();
	const { form, card, errorOf } = useAccountForm({
		values: { phoneNumber: user.phoneNumber || PHONE_COUNTRIES[0].dialCode },
		fields: ["phoneNumber"],
		validate: validatePhone,
		draft: { form: "account:phone", fields: ["phoneNumber"] },
		failed: "Votre numéro n'a pas pu être enregistré. Réessayez dans un instant.",
		send: async (phone) => {
			replaceUser(await call(changePhone, { body: phone }));
			return "Votre numéro est enregistré.";
		},
	});
	return (
		<FormCard {...card} title="Téléphone" submitLabel="Enregistrer mon numéro" busyLabel="Enregistrement…">
			<Controller
				control={form.control}
				name="phoneNumber"
				render={({ field: { ref, value, onChange, onBlur } }) => (
					<PhoneField
						inputRef={ref}
						value={value}
						onChange={onChange}
						onBlur={onBlur}
						error={errorOf("phoneNumber") ?? undefined}
					/>
				)}
			/>
		</FormCard>
	);
}
