import { describe, expect, it } from "vitest";
import { readCustomers } from "./read-customers";
import { proposeColumns } from "./sources";

const targetsOf = (headings: string) => proposeColumns(headings.split(";")).columns.map(({ target }) => target);

describe("an export of customers is recognised", () => {
	it.each([
		[
			"SHOPIFY",
			"Customer ID;First Name;Last Name;Email;Accepts Email Marketing;Default Address Company;Default Address Address1;Default Address Address2;Default Address City;Default Address Province Code;Default Address Country Code;Default Address Zip;Default Address Phone;Phone;Accepts SMS Marketing;Total Spent;Total Orders;Note;Tax Exempt;Tags",
			"firstName lastName email company street additionalInfo city country postalCode phone phone",
		],
		[
			"WOOCOMMERCE",
			"customer_id;first_name;last_name;user_login;email;date_registered;billing_company;billing_address_1;billing_postcode;billing_city;billing_country;billing_phone;shipping_address_1;shipping_postcode;shipping_city;shipping_country",
			"firstName lastName email company otherStreet otherPostalCode otherCity otherCountry phone street postalCode city country",
		],
		[
			"WOOCOMMERCE",
			"Name;Username;Last Active;Sign Up;Email;Orders;Total Spend;AOV;Country / Region;City;Region;Postal Code",
			"fullName email country city postalCode",
		],
		[
			"WOOCOMMERCE",
			"Nom;Identifiant;Dernière activité;Date d’inscription;E-mail;Commandes;Dépenses totales;Panier moyen;Pays/région;Ville;Région;Code postal",
			"fullName email country city postalCode",
		],
		[
			"WOOCOMMERCE",
			"Nom;Identifiant;Dernière activité;S’inscrire;Adresse de messagerie;Commandes;Dépenses totales;Panier moyen;Pays / région;Ville;Région;Code postal;Téléphone de facturation;Téléphone de livraison;Rôle",
			"fullName email country city postalCode phone phone",
		],
		[
			"WOOCOMMERCE",
			"Name;Username;Last active;Date registered;Email;Orders;Total spend;AOV;Country / Region;City;Region;Postal code;Billing Phone;Shipping Phone;Role",
			"fullName email country city postalCode phone phone",
		],
		[
			"WOOCOMMERCE",
			"user_login;user_email;first_name;last_name;billing_first_name;billing_last_name;billing_phone;billing_postcode;shipping_phone",
			"email firstName lastName firstName lastName phone otherPostalCode phone",
		],
		[
			"PRESTASHOP",
			"Customer ID;Active (0/1);Titles ID (Mr = 1, Ms = 2, else 0);Email *;Password *;Birthday (yyyy-mm-dd);Last Name *;First Name *;Newsletter (0/1);Opt-in (0/1)",
			"email lastName firstName",
		],
		[
			"PRESTASHOP",
			"Address ID;Alias*;Active (0/1);Customer e-mail*;Company;Lastname*;Firstname*;Address 1*;Address 2;Zipcode*;City*;Country*;Phone;Mobile Phone;VAT number;DNI/NIF",
			"email company lastName firstName street additionalInfo postalCode city country phone phone vatNumber registration",
		],
		[
			"PRESTASHOP",
			"ID;Titre;Prénom;Nom;Adresse e-mail;Ventes;Activé;Lettre d'informations;Offres partenaires;Inscription;Dernière visite",
			"firstName lastName email",
		],
		[
			"ODOO",
			"External ID;Name;Is a Company;Related Company;Email;Phone;Mobile;Street;Street2;Zip;City;State;Country;Tax ID;SIRET",
			"fullName company email phone phone street additionalInfo postalCode city country vatNumber registration",
		],
		[
			"ODOO",
			"Nom;Est une société;Société liée;E-mail;Téléphone;Rue;Rue 2;Code postal;Ville;Pays;N° TVA",
			"fullName company email phone street additionalInfo postalCode city country vatNumber",
		],
		[
			"SAGE",
			"Code client;Raison sociale;Contact;Adresse;Complément;Code postal;Ville;Pays;Téléphone;E-mail;N° SIRET;N° TVA intracommunautaire",
			"company fullName street additionalInfo postalCode city country phone email registration vatNumber",
		],
		[
			"SAGE",
			"Numéro compte;Intitulé;Adresse;Code postal;Ville;Télécopie;Téléphone;Email;Siret;N° identifiant",
			"company street postalCode city phone email registration vatNumber",
		],
		[
			null,
			"E-mail;Prénom;Nom;Téléphone;Adresse;Code postal;Ville;Pays;Entreprise;SIRET;Adresse de facturation électronique",
			"email firstName lastName phone street postalCode city country company registration electronicAddress",
		],
	])("of %s: %s", (source, headings, targets) => {
		expect(proposeColumns(headings.split(";")).source).toBe(source);
		expect(targetsOf(headings).filter(Boolean).join(" ")).toBe(targets);
	});

	it("and its consents are named, never a column to take over", () => {
		const { columns } = proposeColumns(["Email", "Accepts Email Marketing", "Newsletter (0/1)", "Opt-in (0/1)"]);
		expect(columns.map(({ target, isConsent }) => [target, isConsent])).toEqual([
			["email", false],
			[null, true],
			[null, true],
			[null, true],
		]);
	});
});

describe("lines of customers", () => {
	const COLUMNS = [
		"email",
		"fullName",
		"phone",
		"street",
		"postalCode",
		"city",
		"country",
		"company",
		"registration",
	] as const;
	const read = (...rows: string[]) =>
		readCustomers(
			rows.map((row, at) => ({ line: at + 2, texts: row.split(";") })),
			COLUMNS,
		);
	const LYON = "3 rue Mercière;69002;Lyon;FR";

	it("become customers with phone, address and company in the stored form", () => {
		const { customers, errors, warnings } = read(
			`Camille@Exemple.FR;Camille Le Goff;'06 12 34 56 78;${LYON};Fêtes et fils;732 829 320`,
		);
		expect(customers).toEqual([
			{
				...{ line: 2, email: "camille@exemple.fr", firstName: "Camille", lastName: "Le Goff", phone: "+33612345678" },
				addresses: [
					{ street: "3 rue Mercière", postalCode: "69002", city: "Lyon", country: "France", additionalInfo: "" },
				],
				business: { company: "Fêtes et fils", registration: "732829320", vatNumber: "" },
				electronicAddress: "",
			},
		]);
		expect([errors, warnings]).toEqual([[], []]);
	});

	it.each([
		["FR 44 732829320", { company: "Fêtes", registration: "732829320", vatNumber: "FR44732829320" }, 0],
		["DE 136695976", { company: "Fêtes", registration: "", vatNumber: "DE136695976" }, 0],
		["FR45732829320", null, 1],
	])("with the VAT number %s alone are a company, or it is said why not", (vatNumber, business, faults) => {
		const texts = ["a@exemple.fr", "A B", "Fêtes", vatNumber];
		const { customers, warnings } = readCustomers([{ line: 2, texts }], ["email", "fullName", "company", "vatNumber"]);
		expect([customers[0]?.business, warnings.length]).toEqual([business, faults]);
	});

	it.each([
		["Fêtes;732829320", " 732829320_COMPTA", "732829320_COMPTA", null],
		["Fêtes;73282932000074", "732829320_COMPTA", "732829320_COMPTA", null],
		[
			"Fêtes;732829320",
			"552100554",
			"",
			/^Ligne 2.: l'adresse de facturation électronique est laissée de côté.: .*SIREN/,
		],
		["Fêtes;732829320", "732829320/7", "", /électronique est laissée de côté.: Adresse électronique invalide/],
		[";", "732829320", "", /électronique est laissée de côté.: .*SIREN/],
		["Fêtes;123456789", "123456789", "", /^Ligne 2.: l'entreprise est laissée de côté/],
	])("of %s give the electronic address %j as %j", (company, typed, stored, warning) => {
		const texts = ["a@exemple.fr", "A B", ...company.split(";"), typed];
		const columns = ["email", "fullName", "company", "registration", "electronicAddress"] as const;
		const { customers, warnings } = readCustomers([{ line: 2, texts }], columns);
		expect(customers[0]?.electronicAddress).toBe(stored);
		expect(warnings.map(({ message }) => message)).toEqual(warning ? [expect.stringMatching(warning)] : []);
	});

	it.each([
		["without an e-mail", ";Camille", "Ligne 2\u00a0: l'e-mail manque."],
		["with another text in its place", "camille;Camille", "Ligne 2\u00a0: «\u00a0camille\u00a0» n'est pas un e-mail."],
	])("%s are errors", (_, row, message) => {
		expect(read(row)).toEqual({ customers: [], errors: [{ line: 2, message }], warnings: [] });
	});

	it.each([
		["a phone number", "a@exemple.fr;A B;12", /téléphone «.12.» est illisible/],
		[
			"a postal code",
			"a@exemple.fr;A B;;3 rue Mercière;690;Lyon;FR",
			/adresse est laissée de côté.: Code postal invalide/,
		],
		["a country", "a@exemple.fr;A B;;3 Main St;69002;Lyon;Japan", /adresse est laissée de côté.: Choisissez la France/],
		["a SIREN", `a@exemple.fr;A B;;${LYON};Fêtes;123456789`, /entreprise est laissée de côté.: Numéro SIREN/],
	])("lose %s that is wrong, and nothing else", (_, row, message) => {
		const { customers, errors, warnings } = read(row);
		expect([customers.length, errors]).toEqual([1, []]);
		expect(warnings.map((one) => one.message)).toEqual([expect.stringMatching(message)]);
	});

	it("take the first filled column of a target", () => {
		const lines = [
			{ line: 2, texts: ["a@exemple.fr", "", "Zoé", "", "01 23 45 67 89"] },
			{ line: 3, texts: ["b@exemple.fr", "Ana", "Zoé", "06 12 34 56 78", "01 23 45 67 89"] },
		];
		const { customers } = readCustomers(lines, ["email", "firstName", "firstName", "phone", "phone"]);
		expect(customers.map(({ firstName, phone }) => [firstName, phone])).toEqual([
			["Zoé", "+33123456789"],
			["Ana", "+33612345678"],
		]);
	});

	it("of one e-mail are one customer with each address once", () => {
		const { customers, warnings } = read(
			`a@exemple.fr;A B;;${LYON}`,
			"A@exemple.fr;A B;;1 quai Sud;1000;Bruxelles;Belgium",
			`a@exemple.fr;A B;;${LYON}`,
		);
		expect(customers.map(({ addresses }) => addresses.map(({ city, country }) => `${city}, ${country}`))).toEqual([
			["Lyon, France", "Bruxelles, Belgique"],
		]);
		expect(warnings).toEqual([{ line: 4, message: "Ligne 4\u00a0: a@exemple.fr est déjà à la ligne 2." }]);
	});
});
