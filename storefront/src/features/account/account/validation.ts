import { ACCOUNT_MESSAGES, PASSWORD_MIN_LENGTH, PHONE_PATTERN } from "@confiserie/domain/accounts/account";
import { emailFault } from "@confiserie/domain/customers/email";
import type { FieldMessages } from "@/lib/form-resolver";

/** The registration's rules and messages, for changes of the same data. Source: accounts spec §5. */
export const validateNames = (values: { firstName: string; lastName: string }): FieldMessages => ({
	...(values.firstName.trim() === "" && { firstName: ACCOUNT_MESSAGES.nameRequired }),
	...(values.lastName.trim() === "" && { lastName: ACCOUNT_MESSAGES.nameRequired }),
});

export const validatePhone = ({ phoneNumber }: { phoneNumber: string }): FieldMessages => ({
	...(!PHONE_PATTERN.test(phoneNumber) && { phoneNumber: ACCOUNT_MESSAGES.invalidPhone }),
});

export function validateEmail({ email }: { email: string }): FieldMessages {
	const fault = emailFault(email);
	return fault === undefined ? {} : { email: fault };
}

export interface NewPassword {
	password: string;
	confirmation: string;
}

export const validateNewPassword = ({ password, confirmation }: NewPassword): FieldMessages => ({
	...(password.length < PASSWORD_MIN_LENGTH && { password: ACCOUNT_MESSAGES.passwordTooShort }),
	...(confirmation !== password && { confirmation: ACCOUNT_MESSAGES.passwordMismatch }),
});
