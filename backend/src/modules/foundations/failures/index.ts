export { ApiFailure, failureOf } from "./failure";
