/** A checked registration: e-mail normalised, phone in international form. See `registerSchema`. */
export interface Registration extends Registrant {
	password: string;
	/** Of the demonstration, whose passwords are printed at each start: they may be guessed. */
	isPublished?: true;
}

/** Whose account it will be; names and phone may be empty where a storefront of another kind does not ask for them. */
export interface Registrant {
	email: string;
	firstName: string;
	lastName: string;
	phoneNumber: string;
}
