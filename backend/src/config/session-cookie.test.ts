import { expect, test } from "vitest";
import { sessionCookie } from "./session-cookie";

test("over TLS Medusa Admin's cookie is Secure and of its host alone, over http it is not", () => {
	expect(sessionCookie({ BACKEND_PUBLIC_URL: "https://api.boutique.fr" })).toEqual({
		sessionOptions: { name: "__Host-connect.sid" },
		cookieOptions: { sameSite: "lax", secure: true },
	});
	expect(sessionCookie({ BACKEND_PUBLIC_URL: "http://localhost:9000" })).toEqual({
		cookieOptions: { sameSite: "lax", secure: false },
	});
	expect(sessionCookie({ BACKEND_PUBLIC_URL: undefined })).toEqual({ cookieOptions: { sameSite: "lax" } });
});
