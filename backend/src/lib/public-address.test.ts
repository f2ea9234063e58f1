import { describe, expect, it } from "vitest";
import { isPermittedAddress, refusalOf, refusalToSave } from "./public-address";

const LIVE = { isLive: true, permitsLoopback: false };
const DEVELOPMENT = { isLive: false, permitsLoopback: true };

describe("isPermittedAddress", () => {
	it.each(["93.184.216.34", "8.8.8.8", "2606:2800:220:1:248:1893:25c8:1946", "::ffff:8.8.8.8"])(
		"%s is public",
		(address) => {
			expect(isPermittedAddress(address, LIVE)).toBe(true);
		},
	);

	it.each([
		"0.0.0.0",
		"10.1.2.3",
		"100.64.0.1",
		"127.0.0.1",
		"127.255.255.254",
		"169.254.169.254",
		"172.16.0.1",
		"192.0.0.1",
		"192.168.1.1",
		"198.18.0.1",
		"224.0.0.1",
		"240.0.0.1",
		"255.255.255.255",
		"::",
		"::1",
		"::127.0.0.1",
		"::ffff:127.0.0.1",
		"::ffff:10.0.0.1",
		"::ffff:a9fe:a9fe",
		"64:ff9b::10.0.0.1",
		"2002:7f00:1::",
		"fc00::1",
		"fd00:ec2::254",
		"fe80::1",
		"fec0::1",
		"ff02::1",
		"2001:db8::1",
	])("%s is not", (address) => {
		expect(isPermittedAddress(address, LIVE)).toBe(false);
	});

	it("this machine is, for tests and development, and nothing else inside", () => {
		for (const address of ["127.0.0.1", "::1", "::ffff:127.0.0.1"])
			expect(isPermittedAddress(address, DEVELOPMENT)).toBe(true);
		for (const address of ["10.0.0.1", "169.254.169.254", "fd00::1", "0.0.0.0"])
			expect(isPermittedAddress(address, DEVELOPMENT)).toBe(false);
	});
});

describe("refusalOf", () => {
	it("takes https everywhere, and http where no real money is at stake", () => {
		expect(refusalOf("https://caisse.exemple.fr/webhooks", LIVE)).toBeUndefined();
		expect(refusalOf("http://caisse.exemple.fr/webhooks", DEVELOPMENT)).toBeUndefined();
		expect(refusalOf("http://caisse.exemple.fr/webhooks", LIVE)).toContain("https://");
	});

	it.each([
		"caisse.exemple.fr",
		"ftp://caisse.exemple.fr",
		"javascript:alert(1)",
		"https://moi:secret@caisse.exemple.fr",
		"https://10.0.0.1/",
		"https://2130706433/",
		"https://0x7f.1/",
		"https://[::1]/",
		"https://[::ffff:127.0.0.1]/",
		"https:caisse.exemple.fr",
		"https://caisse.exemple.fr/a b",
		"https://caisse\t.exemple.fr",
		"https://caisse",
		"https://caisse.123",
		"https://-caisse.exemple.fr",
		"https://localhost/",
		"https://postgres.internal/",
		"https://nas.local",
	])("refuses %s", (url) => {
		expect(refusalOf(url, LIVE)).toEqual(expect.any(String));
	});
});

describe("refusalToSave", () => {
	const answering =
		(...addresses: string[]) =>
		(_: string, done: (error: null, found: { address: string; family: number }[]) => void) =>
			done(
				null,
				addresses.map((address) => ({ address, family: 4 })),
			);
	const failing = (code: string) => (_: string, done: (error: Error, found: []) => void) =>
		done(Object.assign(new Error(code), { code }), []);

	it("wants a name that exists and leads to public addresses alone", async () => {
		const url = "https://caisse.exemple.fr/webhooks";
		expect(await refusalToSave(url, LIVE, answering("93.184.216.34"))).toBeUndefined();
		expect(await refusalToSave(url, LIVE, answering("93.184.216.34", "10.0.0.1"))).toContain("privée");
		expect(await refusalToSave(url, LIVE, failing("ENOTFOUND"))).toContain("n'existe pas");
		expect(await refusalToSave(url, LIVE, failing("EAI_AGAIN"))).toBeUndefined();
		expect(await refusalToSave("https://caisse", LIVE, answering("93.184.216.34"))).toContain("n'existe pas");
	});

	it("takes this machine by its name where that is permitted", async () => {
		expect(await refusalToSave("http://localhost:8080/", DEVELOPMENT, answering("127.0.0.1"))).toBeUndefined();
		expect(await refusalToSave("http://localhost:8080/", LIVE, answering("127.0.0.1"))).toContain("https://");
	});
});
