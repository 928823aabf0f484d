export * from "../tastes";
