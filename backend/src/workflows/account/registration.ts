/** A checked registration: e-mail normalised, phone in international form. See `registerSchema`. */
export interface Registration {
	email: string;
	firstName: string;
	lastName: string;
	phoneNumber: string;
	password: string;
}
