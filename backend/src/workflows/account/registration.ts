/** A checked registration: e-mail normalised, phone in international form. See `registerSchema`. */
export interface Registration extends Registrant {
	password: string;
}

/** Whose account it will be; names and phone may be empty where a storefront of another kind does not ask for them. */
export interface Registrant {
	email: string;
	firstName: string;
	lastName: string;
	phoneNumber: string;
}
