import { ACCOUNT_MESSAGES, PASSWORD_MIN_LENGTH, PHONE_PATTERN } from "@confiserie/domain/accounts/account";
import type { RegisterRequest } from "@confiserie/domain/contract/auth";
import { emailFault } from "@confiserie/domain/customers/email";
import { type CompanyValues, companyMessages } from "@/features/account/company";
import type { FieldMessages } from "@/lib/form-resolver";

export interface LoginValues {
	email: string;
	password: string;
	/** For users with two-factor sign-in. */
	code: string;
}
/** The confirmation stays in the browser: it is not sent. Source: accounts spec §5. */
export interface RegisterValues extends RegisterRequest {
	confirmation: string;
	/** Whether the account buys for `company`. */
	isCompany: boolean;
	company: CompanyValues;
}

/** "Login requires email and password." Source: accounts spec §5. */
export function validateLogin({ email, password }: Pick<LoginValues, "email" | "password">): FieldMessages {
	return {
		...(email.trim() === "" && { email: "Saisissez votre email." }),
		...(password === "" && { password: "Saisissez votre mot de passe." }),
	};
}

/** Messages byte for byte. Source: accounts spec §5 "Register". */
export function validateRegister(values: RegisterValues): FieldMessages {
	const email = emailFault(values.email);
	return {
		...(values.firstName.trim() === "" && { firstName: ACCOUNT_MESSAGES.nameRequired }),
		...(values.lastName.trim() === "" && { lastName: ACCOUNT_MESSAGES.nameRequired }),
		...(email !== undefined && { email }),
		...(!PHONE_PATTERN.test(values.phoneNumber) && { phoneNumber: ACCOUNT_MESSAGES.invalidPhone }),
		...(values.password.length < PASSWORD_MIN_LENGTH && { password: ACCOUNT_MESSAGES.passwordTooShort }),
		...(values.confirmation !== values.password && { confirmation: ACCOUNT_MESSAGES.passwordMismatch }),
		...(values.isCompany && companyMessages(values.company)),
	};
}
